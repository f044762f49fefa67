/// What a word of the language inserts, with places to fill in.
enum Snippets {
  static let all: [String: String] = [
    "viewmodel": "viewmodel ${1:Name}ViewModel {\n    $0\n}", "model": "model ${1:Name} {\n    $0\n}",
    "enum": "enum ${1:Name} {\n    case $0\n}", "error": "error ${1:Name}Error {\n    case $0\n}",
    "service": "service ${1:Name} {\n    func $0\n}", "input": "input ${1:name}: ${2:Type}",
    "state": "state ${1:name} = ${0:value}", "display": "display ${1:name}: ${2:String} = ${0:value}",
    "use": "use ${1:name}: ${0:Service}", "edit": "edit ${1:name} = \"$2\" {\n    $0\n}",
    "command": "command ${1:name} {\n    $0\n}", "child": "child ${1:name} = ${0:ViewModel}()",
    "list": "list ${1:rows} of ${2:RowViewModel}(${3:item}: \\$0) in ${0:items}",
    "example": "example \"${1:title}\" {\n    $0\n}",
    "examples": "examples \"${1:title}\" {\n    $0\n}", "on": "on ${1:appear} {\n    $0\n}",
    "given": "given ${1:name} = ${0:value}", "when": "when ${0:act}", "expect": "expect ${1:name} == ${0:value}",
    "require": "require ${1:condition} else \"${0:message}\"", "func": "func ${1:name}(${2:parameters}) -> ${0:Type}",
    "if": "if ${1:condition} {\n    $0\n}",
  ]
}
