// The grammar of vmgen's schemas. It is more tolerant than vmgen: a statement is a sequence of words, operands and
// operators, so that unfinished schemas keep their structure. Contextual words are names unless an operand follows.

const TYPE = ["enum", "error", "model", "extern", "service", "services", "fake", "viewmodel", "router"];
const VALUE = [
  "import", "func", "sample", "input", "use", "state", "display", "draft", "edit", "child", "list", "event", "custom",
  "focus", "screen", "tabs", "var",
];
const STEP = [
  "wait", "progress", "confirm", "commit", "revert", "invalidate", "emit", "finish", "defer", "for", "trim", "transform",
  "debounce", "require", "check", "next", "submit", "filter", "sort", "section", "load", "received", "items", "more",
  "local", "empty", "searching", "prefetch", "select", "given", "when", "expect", "follow", "on", "every", "leave", "example",
  "examples", "errors", "link", "from", "yes", "no", "message",
];
const WORD = [
  "as", "text", "of", "key", "after", "busy", "drop", "queue", "restart", "parallel", "exclusive", "throws", "async",
  "first", "appear", "disappear", "foreground", "background", "change", "pages", "one", "many", "icon", "badge",
  "undo", "secure", "destructive", "begins", "ends", "answers", "confirms", "chooses", "declines", "returns", "then",
  "held", "sends",
];
const PREFIX = ["prompt", "choose", "stream", "verbatim"];
const MODIFIER = ["private", "static", "mutating"];
const SHARED = ["when", "from", "for", "yes", "no", "message", "confirm", "on"];
const CONTEXTUAL = [...TYPE, ...VALUE, ...STEP, ...WORD, ...PREFIX, "command", ...MODIFIER, "clock", "allow"];

const commas = (rule) => seq(rule, repeat(seq(",", rule)));
const list = (rule) => seq(optional(commas(rule)), optional(","));
const body = ($) =>
  seq(
    repeat($._separator),
    optional(seq($._statement, repeat(seq(repeat1($._separator), $._statement)), repeat($._separator))),
  );

module.exports = grammar({
  name: "vmodel",
  word: ($) => $.identifier,
  externals: ($) => [
    $._newline, $._string_start, $.string_text, $.escape, $._interpolation_start, $._string_end, $.block_comment,
    $._recovery,
  ],
  extras: ($) => [/[\s\uFEFF]/, $.comment, $.documentation_comment, $.block_comment],

  conflicts: ($) => [[$.labels, $._plain]],

  rules: {
    source_file: ($) => body($),

    _separator: ($) => choice($._newline, ";", ","),
    block: ($) => seq("{", body($), "}"),

    _statement: ($) =>
      choice(
        $.type_declaration, $.declaration, $.command, $.restore, $.enum_case, $.switch_case, $.step, $.expression_statement,
        $._attributed,
      ),
    // A word alone, such as "continue", is a name.
    expression_statement: ($) => $._sequence,

    _attributed: ($) => seq($.attribute, $._statement),
    attribute: ($) => seq("@", alias("allow", $.attribute_name), $.arguments, repeat($._newline)),
    _modifiers: ($) => repeat1($.modifier),
    modifier: ($) => prec(1, choice(...MODIFIER)),

    type_declaration: ($) =>
      prec.right(2, seq(
        optional("extern"), field("keyword", choice(...TYPE)), field("name", $._name),
        optional(seq(":", commas($._operand))), optional(seq("from", field("module", $._name))),
        optional(seq("->", $._operand)), optional(field("body", $.block)),
      )),
    declaration: ($) =>
      prec.right(2, seq(
        optional($._modifiers), field("keyword", choice("let", ...VALUE)), field("name", $._name),
        optional($._tail),
      )),
    command: ($) =>
      prec.right(2, seq(
        optional($._modifiers), field("keyword", "command"), field("name", $._name), optional($.arguments),
        optional($._head), field("body", $.block), repeat($.catch),
      )),
    restore: ($) => prec.right(2, seq(field("keyword", "restore"), optional(commas($._name)))),
    enum_case: ($) => prec.right(seq("case", commas($._pattern))),
    switch_case: ($) => prec.right(seq(choice(seq("case", commas($._pattern)), "default"), ":", choice($._statement, "break"))),
    step: ($) =>
      prec.right(2, choice(
        seq(field("keyword", choice(...STEP)), $._start),
        seq(field("keyword", choice("return", "throw")), optional($._sequence)),
      )),

    // A sequence of operands, joined by operators or by words.
    _sequence: ($) => prec.right(seq($._operand, optional($._tail))),
    _start: ($) => prec.right(choice($._sequence, seq($._words, optional($._tail)))),
    _tail: ($) =>
      prec.right(repeat1(choice(
        seq(choice($.operator, "=", ":", "?", "->"), optional($._range), $._operand), $._range, $._operand, $._words,
      ))),
    _head: ($) =>
      prec.right(repeat1(choice(seq(choice($.operator, "=", ":", "?", "->"), $._plain), $._range, $._plain, $._words))),
    _pattern: ($) =>
      prec.right(seq(
        optional($._range), $._plain,
        repeat(choice(seq(choice($.operator, "="), $._plain), $._range, $._plain, $._words)),
      )),
    _condition: ($) => prec.right(seq($._plain, optional($._head))),

    _words: ($) => prec(1, choice($.keyword)),
    keyword: ($) => prec(1, choice("in", "where", "else", ...WORD, ...SHARED)),

    _operand: ($) => choice($._plain, $.block, $.if, $.guard, $.switch, $.catch),
    if: ($) => seq("if", commas($._condition), $.block),
    guard: ($) => seq("guard", commas($._condition), $.block),
    switch: ($) => seq("switch", $._condition, $.block),
    catch: ($) => prec.right(seq("catch", optional(commas($._condition)), $.block)),

    _plain: ($) =>
      choice(
        $._name, $.member, $.implicit_member, $.call, $.index, $.optional, $.prefix, $.key_path, $.group, $.array, $.generic_type,
        $.integer, $.decimal, $.duration, $.string, $.boolean, $.nil, $.self, $.closure_parameter,
      ),
    generic_type: ($) => seq(alias(token(prec(2, choice("Range<", "ClosedRange<", "Set<"))), "Range<"), $._plain, ">"),
    member: ($) => prec.left(10, seq($._plain, alias(token.immediate(prec(1, ".")), "."), field("name", $._any_name))),
    implicit_member: ($) => prec(10, seq(".", field("name", $._any_name))),
    call: ($) => prec.left(10, seq(field("function", $._plain), $.arguments)),
    index: ($) => prec.left(10, seq($._plain, alias(token.immediate(prec(1, "[")), "["), list($._argument), "]")),
    optional: ($) => prec.left(10, seq($._plain, $._question)),
    _question: ($) => token.immediate(prec(1, /\?+/)),
    prefix: ($) => prec.right(5, choice(seq($._prefix, $._plain), seq("case", $._range, $._plain))),
    _prefix: ($) => prec(1, choice("-", "!", "$", seq("try", optional($._question)), "await", "let", "case", ...PREFIX)),
    key_path: ($) => prec(10, seq("\\", ".", field("name", $._any_name))),
    arguments: ($) => seq(alias(token.immediate(prec(1, "(")), "("), list($._argument), ")"),
    group: ($) => seq("(", list($._argument), ")"),
    array: ($) => seq("[", choice(":", list($._argument)), "]"),
    _argument: ($) => choice(seq(optional(choice($.operator, $._range)), $._sequence), $.labels),
    labels: ($) => repeat1(seq($._name, ":")),

    // A range can have one bound: `case 90...:`, `case ..<10:`.
    _range: ($) => alias(token(prec(2, choice("...", "..<"))), $.operator),
    operator: ($) =>
      token(choice(
        "==", "!=", "<=", ">=", "<", ">", "&&", "||", "??", "+", "-", "*", "/", "%", "+=", "-=", "*=",
        "/=",
      )),

    _name: ($) => choice($.identifier, alias($._contextual, $.identifier)),
    _contextual: ($) => prec(-1, choice(...CONTEXTUAL, "restore")),
    _any_name: ($) =>
      choice($._name, alias(choice("if", "else", "switch", "case", "let", "in", "self", "default", "where", "return",
        "throw", "true", "false", "nil", "try", "await", "guard", "catch", "break"), $.identifier)),

    identifier: ($) => token(choice(/[_\p{XID_Start}][_\p{XID_Continue}]*/, /`[^`\n]+`/)),
    closure_parameter: ($) => /\$[0-9]+/,
    integer: ($) => token(choice(/[0-9][0-9_]*/, /0x[0-9a-fA-F_]+/, /0b[01_]+/, /0o[0-7_]+/)),
    decimal: ($) => /[0-9][0-9_]*(\.[0-9][0-9_]*([eE][+-]?[0-9_]+)?|[eE][+-]?[0-9_]+)/,
    duration: ($) => /[0-9][0-9_]*(\.[0-9][0-9_]*)?([eE][+-]?[0-9_]+)?(ms|s|m|h)/,
    boolean: ($) => choice("true", "false"),
    nil: ($) => "nil",
    self: ($) => "self",

    string: ($) => seq($._string_start, repeat(choice($.string_text, $.escape, $.interpolation)), $._string_end),
    interpolation: ($) => seq($._interpolation_start, list($._argument), ")"),

    comment: ($) => token(seq("//", /[^\r\n]*/)),
    documentation_comment: ($) => token(prec(1, seq("///", /[^\r\n]*/))),
  },
});
