; The captures of nvim-treesitter, and then those of Helix.
(block) @indent.begin @indent
["(" "["] @indent.begin
"}" @indent.branch @indent.end @outdent
[")" "]"] @indent.branch @indent.end @outdent
[(string) (block_comment)] @indent.ignore
