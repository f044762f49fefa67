(identifier) @variable
((identifier) @type (#match? @type "^[A-Z]"))
(generic_type "Range<" @type)
(member name: (identifier) @property)
(implicit_member name: (identifier) @constant)
(key_path name: (identifier) @property)
(call function: (identifier) @function)
(call function: (member name: (identifier) @function))
(type_declaration name: (identifier) @type)
(declaration name: (identifier) @variable)
(command name: (identifier) @function)
(closure_parameter) @variable.builtin
(labels (identifier) @label)

(type_declaration keyword: _ @keyword)
(declaration keyword: _ @keyword)
(command keyword: _ @keyword)
(restore keyword: _ @keyword)
(step keyword: _ @keyword)
(keyword) @keyword
(modifier) @keyword
(attribute) @attribute
["extern" "if" "switch" "case" "default" "break" "guard" "catch" "let" "try" "await" "verbatim" "prompt" "choose" "stream"] @keyword
; The end of a stream.
((identifier) @keyword . (block) (#eq? @keyword "end"))
; Words that are statements of their own.
((expression_statement . (identifier) @keyword .) (#match? @keyword "^(trim|drop|secure|destructive|continue|break)$"))
((expression_statement . (identifier) @keyword) (#eq? @keyword "while"))
((expression_statement . (identifier) @keyword . (block)) (#match? @keyword "^(do|load|get|set|received|filter|sort|section|items|next|more|local|errors)$"))

(boolean) @constant.builtin
(nil) @constant.builtin
(self) @variable.builtin
[(integer) (decimal) (duration)] @number
(string) @string
(escape) @string.escape
(interpolation) @embedded
[(comment) (documentation_comment) (block_comment)] @comment
[(operator) "=" "->" "?" ":"] @operator
["(" ")" "[" "]" "{" "}"] @punctuation.bracket
["," ";"] @punctuation.delimiter
