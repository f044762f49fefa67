(block) @fold
(block_comment) @fold
(string) @fold
