import Mustache
import SchemaLanguage

func enumerationData(_ enumeration: EnumDeclaration, _ context: inout FileContext) -> MustacheValue { [:] }
func modelData(_ model: ModelDeclaration, _ context: inout FileContext) -> MustacheValue { [:] }
func externTypeData(_ type: ExternType, _ context: inout FileContext) -> MustacheValue { [:] }
func functionData(_ function: FunctionDeclaration, _ context: inout FileContext) -> MustacheValue { [:] }
func sampleData(_ sample: Sample, _ context: inout FileContext) -> MustacheValue { [:] }
