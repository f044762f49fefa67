((documentation_comment) @injection.content (#set! injection.language "markdown_inline"))
([(comment) (block_comment)] @injection.content (#set! injection.language "comment"))
