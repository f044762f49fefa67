// The files of Templates/, for a tool that is one executable. Written by .ci/regenerate.

/// The tool's templates by name.
let embeddedTemplates: [(name: String, text: String)] = [
  (
    "binding",
    ##"""
    {{! binding }}
    extension {{name}} {
      /// Binds the members whose arguments are not omitted.{{#target}} Each function is called with the target immediately, and
      /// whenever its member changes, as long as the target exists. The bindings do not retain it.{{/target}}
      {{access}}func bind{{#target}}<BindingTarget: AnyObject>{{/target}}({{#list}}{{#target}}for {{.}}: BindingTarget, {{/target}}{{#displays}}{{name}}: {{type}}? = nil, {{/displays}}{{/list}}) -> BindingToken {
        BindingToken([{{#list}}{{#displays}}{{#port}}{{name}}?.bind({{.}}(self, \.{{member}}){{#called}} { $0.{{.}}() }{{/called}}){{/port}}{{^port}}observe(\.{{member}}, for: {{target}}, {{name}}){{/port}}, {{/displays}}{{/list}}])
      }
    }

    """##
  ),
  (
    "copy",
    ##"""
    extension {{type}} {
      nonisolated fileprivate func {{function}}({{#list}}{{#parameters}}{{name}}: {{type}} = nil, {{/parameters}}{{/list}}) -> {{type}} {
        {{body}}
      }
    }

    """##
  ),
  (
    "displays",
    ##"""
    {{! displays }}
    /// The displays of `{{viewModel}}` that depend only on its inputs, for code without view
    /// models, such as widgets, App Intents and Live Activities.
    {{access}}nonisolated struct {{name}}{{#isSendable}}: Sendable{{/isSendable}} {
    {{#displays}}
    {{#documentation}}
      {{.}}
    {{/documentation}}
      {{access}}let {{name}}: {{type}}
    {{/displays}}

      /// Computes the displays from the inputs of the view model.
      {{access}}init({{#list}}{{#inputs}}{{name}}: {{type}}{{#defaultValue}} = {{.}}{{/defaultValue}}, {{/inputs}}context: DisplayContext = .current{{/list}}) {
        {{#code}}self.init(CurrentValues(inputs: Inputs({{#inputs}}{{label}}: {{name}}, {{/inputs}}context: context))){{/code}}
      }

      private init(_ values: CurrentValues) {
        var values = values
    {{#displays}}
        self.{{member}} = values.{{accessor}}()
    {{/displays}}
      }

      private nonisolated struct Inputs {
    {{#inputs}}
        let {{name}}: {{type}}
    {{/inputs}}
        let context: DisplayContext
      }

      private nonisolated struct DerivedValues {
    {{#formulas}}
        var {{name}}: {{type}}?
    {{/formulas}}
      }

      /// The inputs, with the derived values that have been computed.
      private nonisolated struct CurrentValues {
        let inputs: Inputs
        var derived = DerivedValues()
    {{#formulas}}

    {{#documentation}}
        {{.}}
    {{/documentation}}
        mutating func {{accessor}}() -> {{type}} {
          if let known = derived.{{member}} { return known }
          {{computation}}
        }
    {{/formulas}}
      }
    }

    """##
  ),
  (
    "double",
    ##"""
    /// A test double of `{{service}}`, which returns the results that a test sets and records its calls.
    @MainActor
    final class {{name}}: {{service}} {
    {{#isFaked}}
      /// The fake that answers calls.
      var installedFake: AnyObject?
    {{/isFaked}}
    {{#calls}}
      typealias {{name}} = ({{#list}}{{#parameters}}{{name}}: {{type}}, {{/parameters}}{{/list}})
    {{#-last}}

    {{/-last}}
    {{/calls}}
    {{#functions}}
      let {{stub}} = {{#code}}{{stubType}}({{stubName}}{{#standardAnswer}}, answer: .success({{.}}){{/standardAnswer}}){{/code}}
    {{/functions}}
    {{#functions}}
    {{#-first}}

    {{/-first}}
    {{#accessors}}
      var {{name}}: {{result}} {
    {{#isReadOnly}}
        {{body}}
    {{/isReadOnly}}
    {{^isReadOnly}}
        get{{#effects}} {{.}}{{/effects}} { {{body}} }
    {{/isReadOnly}}
    {{#setBody}}
        set { {{.}} }
    {{/setBody}}
      }
    {{/accessors}}
    {{#isFunction}}
      func {{name}}({{#list}}{{#parameters}}{{names}}: {{type}}, {{/parameters}}{{/list}}){{#effects}} {{.}}{{/effects}}{{#result}} -> {{.}}{{/result}} {{#isShort}}{ {{body}} }{{/isShort}}{{^isShort}}{
        {{body}}
      }{{/isShort}}
    {{/isFunction}}
    {{/functions}}
    {{#isRecorded}}

      func forward(to service: any {{service}}, _ recorder: ExampleRecorder) {
    {{#functions}}
        {{forwarding}}
    {{/functions}}
      }
    {{/isRecorded}}
    }

    """##
  ),
  (
    "doubles",
    ##"""
    /// Test doubles of the services of `{{owner}}`.
    @MainActor
    struct {{name}}: {{#list}}{{#protocols}}{{.}}, {{/protocols}}{{/list}} {
    {{#services}}
      let {{doubleMember}} = {{doubleType}}()
    {{/services}}

    {{#services}}
      var {{member}}: any {{type}} { {{doubleMember}} }
    {{/services}}
    }

    """##
  ),
  (
    "enumeration",
    ##"""
    {{#documentation}}
    {{.}}
    {{/documentation}}
    {{access}}nonisolated enum {{name}}{{#hasInherited}}: {{#list}}{{#inherited}}{{.}}, {{/inherited}}{{/list}}{{/hasInherited}} {
    {{#cases}}
      {{#documentation}}
      {{.}}
      {{/documentation}}
      case {{name}}{{#hasValues}}({{#list}}{{#values}}{{#label}}{{.}}: {{/label}}{{type}}{{#defaultValue}} = {{.}}{{/defaultValue}}, {{/values}}{{/list}}){{/hasValues}}{{#rawValue}} = {{.}}{{/rawValue}}
    {{/cases}}
    {{#label}}

      /// The text that users see.
      {{access}}func label(in context: DisplayContext) -> String {
        {{body}}
      }
    {{#isError}}

      {{access}}var errorDescription: String? { label(in: .current) }
    {{/isError}}
    {{/label}}
    }
    {{#methods}}
    {{>methods}}
    {{/methods}}

    """##
  ),
  (
    "errorPolicy",
    ##"""
    {{#documentation}}
    {{.}}
    {{/documentation}}
    @MainActor
    enum ErrorPolicy {
      /// Handles an error that steps do not catch.
      ///
      /// - Throws: The error, if the policy does not catch it.
      static func handle<Values: StatefulValues>({{#list}}_ error: any Error, in run: CommandSteps<Values>, {{#services}}services: any {{.}}, {{/services}}{{/list}}) async throws {
        {{body}}
      }
    }

    """##
  ),
  (
    "exampleEntries",
    ##"""
    {{#entries}}
    {{#table}}
    {{rows}}
    for (index, row) in {{name}}.enumerated() {
      {{>exampleEntry}}
    }
    {{/table}}
    {{^table}}
    {{>exampleEntry}}
    {{/table}}
    {{/entries}}

    """##
  ),
  (
    "exampleEntry",
    ##"""
    {{#group}}
    {{#isShort}}
    list.group({{title}}) { list in
    {{/isShort}}
    {{^isShort}}
    list.group(
      {{title}}
    ) { list in
    {{/isShort}}
    {{#given}}
      list.{{function}} {{opening}}
        {{body}}
      }
    {{/given}}
    {{#shared}}
      list.begin {{stepsOpening}}
        {{steps}}
      }
    {{/shared}}
      {{>exampleEntries}}
    }
    {{/group}}
    {{^group}}
    {{#isShort}}
    list.add({{title}}, at: {{line}}) {{opening}}
    {{/isShort}}
    {{^isShort}}
    list.add(
      {{title}},{{#isLong}}
      at: {{line}}{{/isLong}}{{^isLong}} at: {{line}}{{/isLong}}
    ) {{opening}}
    {{/isShort}}
    {{#given}}
      {{body}}
    } then: {{stepsOpening}}
    {{/given}}
      {{steps}}
    }
    {{/group}}

    """##
  ),
  (
    "externType",
    ##"""
    {{#conformances}}
    /// Fails to compile if the app's `{{name}}` lacks a conformance that the schema declares.
    private nonisolated func checkConformances({{#list}}of value: {{name}}{{/list}}) -> some {{.}} {
      value
    }
    {{/conformances}}
    {{#fields}}
    {{#-first}}
    {{#conformances}}

    {{/conformances}}
    /// Fails to compile if the app's `{{name}}` lacks a field that the schema declares.
    private nonisolated func checkFields(of _: {{name}}) {
    {{/-first}}
      let _: {{keyPath}}<{{name}}, {{type}}> = {{#code}}\.{{member}}{{/code}}
    {{#-last}}
    }
    {{/-last}}
    {{/fields}}

    """##
  ),
  (
    "fake",
    ##"""
    {{#documentation}}
    {{.}}
    {{/documentation}}
    {{^documentation}}
    /// A fake of `{{service}}`, which answers the calls of its double.
    {{/documentation}}
    @MainActor
    final class {{name}} {
    {{#states}}
      var {{name}}: {{type}}
    {{/states}}
    {{#sends}}
      private weak var {{double}}: {{doubleType}}?
    {{/sends}}
    {{#states}}
    {{#-first}}

      init({{#list}}{{#states}}{{name}}: {{type}} = {{value}}, {{/states}}{{/list}}) {
    {{/-first}}
        self.{{name}} = {{name}}
    {{#-last}}
      }
    {{/-last}}
    {{/states}}
    {{#functions}}

    {{#documentation}}
      {{.}}
    {{/documentation}}
      func {{name}}({{#list}}{{#parameters}}{{names}}: {{type}}{{#defaultValue}} = {{.}}{{/defaultValue}}, {{/parameters}}{{/list}}){{#effects}} {{.}}{{/effects}}{{#result}} -> {{.}}{{/result}} {
    {{#body}}
        {{.}}
    {{/body}}
      }
    {{/functions}}

      /// Answers the calls of a double for which no other answer is set, or all calls.
      func answerCalls(of {{double}}: {{doubleType}}, replacingAnswers: Bool = false) {
        {{double}}.installedFake = self
    {{#sends}}
        self.{{double}} = {{double}}
    {{/sends}}
    {{#answers}}
        {{.}}
    {{/answers}}
      }

      /// Returns the fake that answers the calls of a double.
      static func answering(_ {{double}}: {{doubleType}}) -> {{name}} {
        {{double}}.installedFake as? {{name}} ?? {{name}}()
      }
    }

    """##
  ),
  (
    "file",
    ##"""
    {{header}}
    // swiftlint:disable all
    {{#formatExceptions}}

    // swift-format-ignore-file: {{.}}
    {{/formatExceptions}}
    {{#imports}}
    {{#-first}}

    {{/-first}}
    {{.}}
    {{/imports}}
    {{#requiredRuntime}}

    private typealias RequiredRuntime = {{.}}
    {{/requiredRuntime}}
    {{#declarations}}

    {{#enumeration}}
    {{>enumeration}}
    {{/enumeration}}
    {{#model}}
    {{>model}}
    {{/model}}
    {{#externType}}
    {{>externType}}
    {{/externType}}
    {{#function}}
    {{>function}}
    {{/function}}
    {{#sample}}
    {{>sample}}
    {{/sample}}
    {{#service}}
    {{>service}}
    {{/service}}
    {{#serviceContainer}}
    {{>serviceContainer}}
    {{/serviceContainer}}
    {{#viewModel}}
    {{>viewmodel}}
    {{/viewModel}}
    {{#binding}}
    {{>binding}}
    {{/binding}}
    {{#displays}}
    {{>displays}}
    {{/displays}}
    {{#router}}
    {{>router}}
    {{/router}}
    {{#errorPolicy}}
    {{>errorPolicy}}
    {{/errorPolicy}}
    {{/declarations}}
    {{#preview}}

    {{>preview}}
    {{/preview}}

    """##
  ),
  (
    "function",
    ##"""
    {{#documentation}}
    {{.}}
    {{/documentation}}
    {{access}}nonisolated func {{name}}({{#list}}{{#parameters}}{{names}}: {{type}}{{#defaultValue}} = {{.}}{{/defaultValue}}, {{/parameters}}{{#context}}in {{.}}: DisplayContext{{/context}}{{/list}}) -> {{result}} {
      {{body}}
    }

    """##
  ),
  (
    "methods",
    ##"""

    nonisolated extension {{name}} {
    {{#functions}}
      {{^-first}}

      {{/-first}}
      {{#documentation}}
      {{.}}
      {{/documentation}}
      {{#isProperty}}
      {{access}}{{#isStatic}}static {{/isStatic}}var {{name}}: {{result}} {
        {{body}}
      }
      {{/isProperty}}
      {{^isProperty}}
      {{access}}{{#isStatic}}static {{/isStatic}}{{#isMutating}}mutating {{/isMutating}}func {{name}}({{#list}}{{#parameters}}{{names}}: {{type}}{{#defaultValue}} = {{.}}{{/defaultValue}}, {{/parameters}}{{#context}}in {{.}}: DisplayContext{{/context}}{{/list}}){{^isMutating}} -> {{result}}{{/isMutating}} {
        {{body}}
      }
      {{/isProperty}}
    {{/functions}}
    }

    """##
  ),
  (
    "model",
    ##"""
    {{#documentation}}
    {{.}}
    {{/documentation}}
    {{access}}nonisolated struct {{name}}{{#hasInherited}}: {{#list}}{{#inherited}}{{.}}, {{/inherited}}{{/list}}{{/hasInherited}} {
    {{#fields}}
      {{#documentation}}
      {{.}}
      {{/documentation}}
      {{access}}{{keyword}} {{name}}: {{type}}{{#defaultValue}} = {{.}}{{/defaultValue}}
    {{/fields}}
    {{#initializer}}
      {{#parameters}}
      {{#-first}}

      {{access}}init({{#list}}{{#parameters}}{{label}}: {{type}}{{#defaultValue}} = {{.}}{{/defaultValue}}, {{/parameters}}{{/list}}) {
      {{/-first}}
        self.{{member}} = {{name}}
      {{#-last}}
      }
      {{/-last}}
      {{/parameters}}
      {{^parameters}}
      {{access}}init() {}
      {{/parameters}}
    {{/initializer}}
    }
    {{#coding}}

    nonisolated extension {{name}} {
      {{#hasKeys}}
      private enum CodingKeys: String, CodingKey {
        {{#plainKeys}}
        {{#-first}}
        case {{#list}}{{#plainKeys}}{{.}}, {{/plainKeys}}{{/list}}
        {{/-first}}
        {{/plainKeys}}
        {{#renamedKeys}}
        case {{name}} = {{key}}
        {{/renamedKeys}}
      }
      {{/hasKeys}}
      {{#decoding}}
      {{#-first}}
      {{#hasKeys}}

      {{/hasKeys}}
      {{access}}init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
      {{/-first}}
        {{place}} = {{value}}
      {{#-last}}
      }
      {{/-last}}
      {{/decoding}}
      {{#encoding}}
      {{#-first}}

      {{access}}func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
      {{/-first}}
        try container.{{method}}({{place}}, forKey: .{{member}})
      {{#-last}}
      }
      {{/-last}}
      {{/encoding}}
    }
    {{/coding}}
    {{#methods}}
    {{>methods}}
    {{/methods}}

    """##
  ),
  (
    "preview",
    ##"""
    #if DEBUG
    {{#imports}}
      {{.}}
    {{^-last}}{{/-last}}{{#-last}}

    {{/-last}}
    {{/imports}}
    {{#doubles}}
    {{#fake}}
      {{>fake}}
    {{/fake}}
    {{^fake}}
      {{>double}}
    {{/fake}}
    {{^-last}}

    {{/-last}}
    {{#-last}}
    {{#containers}}
    {{#-first}}

    {{/-first}}
    {{/containers}}
    {{^containers}}
    {{#viewModels}}
    {{#-first}}

    {{/-first}}
    {{/viewModels}}
    {{/containers}}
    {{/-last}}
    {{/doubles}}
    {{#containers}}
      {{>doubles}}
    {{^-last}}

    {{/-last}}
    {{#-last}}
    {{#viewModels}}
    {{#-first}}

    {{/-first}}
    {{/viewModels}}
    {{/-last}}
    {{/containers}}
    {{#viewModels}}
    {{#doubles}}
      {{>doubles}}

    {{/doubles}}
    {{#value}}
      extension {{name}} {
        /// A view model for previews, with samples as inputs and test doubles as services.
        {{access}}static var preview: {{name}} {
          {{body}}
        }
      }
    {{/value}}
    {{#hasExamples}}
    {{#value}}

    {{/value}}
      extension ExamplePreview where Owner == {{name}} {
        /// The examples of the schema.
        {{access}}static var all: [ExamplePreview] {
          [
    {{#examples}}
            .{{reference}}{{^-last}},{{/-last}}{{#-last}}{{^-first}},{{/-first}}{{/-last}}
    {{/examples}}
          ]
        }
    {{#examples}}

        {{access}}static var {{member}}: ExamplePreview {
          ExamplePreview(
            {{title}},
    {{#doubles}}
            doubles: { {{name}}() },
    {{/doubles}}
    {{#isStateful}}
            given: { {{#doubles}}doubles, {{/doubles}}context in
    {{/isStateful}}
    {{^isStateful}}
            given: {
    {{/isStateful}}
              {{given}}
            },
    {{#steps}}
    {{#-first}}
            steps: [
    {{/-first}}
              { viewModel, {{#isStateful}}{{#doubles}}doubles, {{/doubles}}{{/isStateful}}check in
                {{body}}
              }{{^-last}},{{/-last}}{{#-last}}{{^-first}},{{/-first}}{{/-last}}
    {{#-last}}
            ]
    {{/-last}}
    {{/steps}}
    {{^steps}}
            steps: []
    {{/steps}}
          )
        }
    {{/examples}}
      }
    {{/hasExamples}}
    {{^-last}}

    {{/-last}}
    {{/viewModels}}
    {{#recordings}}
    {{#-first}}
    {{^isOnlyRecorded}}

    {{/isOnlyRecorded}}
    {{/-first}}
      {{>recording}}
    {{^-last}}

    {{/-last}}
    {{/recordings}}
    #endif
    {{#hasCanvas}}

    #if DEBUG && canImport(SwiftUI)
      import SwiftUI
    {{#viewModels}}
    {{#examples}}

      #Preview({{canvasTitle}}) {
        ExampleGallery([ExamplePreview<{{name}}>.{{reference}}])
      }
    {{/examples}}
    {{/viewModels}}
    #endif
    {{/hasCanvas}}

    """##
  ),
  (
    "recording",
    ##"""
    {{#doubles}}
    {{#declaresDoubles}}
    {{>doubles}}

    {{/declaresDoubles}}
    extension ExampleRecorder {
      /// Returns services that pass the calls to others, and records their answers.
      {{access}}func services({{#list}}_ services: {{type}}, {{#viewModel}}for _: {{.}}.Type, {{/viewModel}}{{/list}}) -> {{type}} {
        let doubles = {{name}}()
    {{#services}}
        doubles.{{doubleMember}}.forward(to: services.{{member}}, self)
    {{/services}}
    {{#viewModel}}
        return doubles
    {{/viewModel}}
    {{^viewModel}}
        return {{#code}}{{type}}({{#services}}{{member}}: doubles.{{member}}{{^-last}}, {{/-last}}{{/services}}){{/code}}
    {{/viewModel}}
      }
    }
    {{/doubles}}
    {{#names}}
    {{#-first}}
    {{#doubles}}

    {{/doubles}}
    extension {{viewModel}}: NamedServices {
      {{access}}static let serviceNames = [{{#list}}{{#names}}{{service}}: {{name}}, {{/names}}{{/list}}]
    }
    {{/-first}}
    {{/names}}

    """##
  ),
  (
    "router",
    ##"""
    {{! router }}
    {{#documentation}}
    {{.}}
    {{/documentation}}
    {{^documentation}}
    /// The views of all screens.
    {{/documentation}}
    @MainActor
    {{access}}protocol {{name}} {
      /// The type of the views.
      associatedtype ScreenContent
    {{#screens}}

      /// Creates the view of `{{name}}`.
      func content(for viewModel: {{name}}) -> ScreenContent
    {{/screens}}
    }

    extension {{name}} {
      /// Creates the view of a screen, or reports a screen of a module that the router does not import, and returns nil.
      {{access}}func content(of screen: any ScreenViewModel) -> ScreenContent? {
        switch screen {
    {{#screens}}
        case let screen as {{name}}: content(for: screen)
    {{/screens}}
        default: missingContent(of: screen)
        }
      }
    }

    #if canImport(SwiftUI)
    {{#viewImports}}
      {{.}}
    {{/viewImports}}

      /// The SwiftUI views of all screens. Each screen has a view of its own type.
      @MainActor
      {{access}}protocol {{views}} {
    {{#screens}}
        /// The type of the view of `{{name}}`.
        associatedtype {{content}}: SwiftUI.View
    {{/screens}}
    {{#screens}}

        /// Creates the view of `{{name}}`.
        @SwiftUI.ViewBuilder
        func content(for viewModel: {{name}}) -> {{content}}
    {{/screens}}
      }

      extension {{views}} {
        /// Creates the view of a screen, or reports a screen of a module that the router does not import, which has an empty
        /// view.
        @SwiftUI.ViewBuilder
        {{access}}func content(of screen: any ScreenViewModel) -> some SwiftUI.View {
          switch screen {
    {{#screens}}
          case let screen as {{name}}: content(for: screen)
    {{/screens}}
          default: MissingScreenView(screen)
          }
        }
      }
    #endif

    extension ScreenFactory {
      /// Creates the view models of links and of restored screens.
      {{access}}static func {{member}}({{#list}}{{#services}}services: any {{.}}, {{/services}}context: DisplayContext = .current{{/list}}) -> ScreenFactory {
        {{factory}}
      }
    }
    {{#hasLinks}}

    extension LinkTable {
      /// The links of `{{name}}`.
      {{access}}static var {{member}}: LinkTable {
        {{links}}
      }
    }
    {{/hasLinks}}
    {{#tabs}}

    extension ScreenTabs {
    {{#documentation}}
      {{.}}
    {{/documentation}}
    {{^documentation}}
      /// Creates the tabs.
    {{/documentation}}
      {{access}}static func {{name}}({{#list}}{{#parameters}}{{names}}: {{type}}{{#defaultValue}} = {{.}}{{/defaultValue}}, {{/parameters}}{{#services}}services: any {{.}}, {{/services}}context: DisplayContext = .current{{/list}}) -> ScreenTabs {
        {{body}}
      }
    }
    {{/tabs}}

    """##
  ),
  (
    "sample",
    ##"""
    {{^continues}}
    {{#declaresOwner}}
    /// The constants of the schemas.
    {{access}}nonisolated enum {{owner}} {
    {{/declaresOwner}}
    {{^declaresOwner}}
    nonisolated extension {{owner}} {
    {{/declaresOwner}}
    {{/continues}}
      {{#documentation}}
      {{.}}
      {{/documentation}}
    {{#repeatsType}}
      // swift-format-ignore: DontRepeatTypeInStaticProperties
    {{/repeatsType}}
    {{#value}}
      {{access}}static let {{name}}{{#hasType}}: {{type}}{{/hasType}} = {{.}}
    {{/value}}
    {{#body}}
      {{access}}static var {{name}}: {{type}} {
        {{.}}
      }
    {{/body}}
    {{^isContinued}}
    }
    {{/isContinued}}

    """##
  ),
  (
    "scaffold",
    ##"""
    {{#imports}}
    {{.}}
    {{/imports}}
    {{#imports}}
    {{#-first}}

    {{/-first}}
    {{/imports}}
    /// Functions that `{{schema}}` declares and you implement in Swift. vmgen never overwrites this file.
    extension {{name}} {
    {{#functions}}
    {{^-first}}

    {{/-first}}
    {{#documentation}}
      {{.}}
    {{/documentation}}
      {{access}}static func {{name}}({{#list}}{{#parameters}}{{names}}: {{type}}, {{/parameters}}{{/list}}){{#effects}} {{.}}{{/effects}}{{#result}} -> {{.}}{{/result}} {
        <#{{result}}{{^result}}code{{/result}}#>
      }
    {{/functions}}
    }

    """##
  ),
  (
    "scaffoldTests",
    ##"""
    {{#imports}}
    {{.}}
    {{/imports}}

    /// Tests in addition to the examples of `{{schema}}`. vmgen never overwrites this file.
    {{#isSwiftTesting}}
    @MainActor
    @Suite
    struct {{suite}} {
      @Test
      func deliversWhatIsShown() throws {
        let viewModel = try #require({{examples}}.first).given()
        var deliveries = 0
        let binding = viewModel.observe(\.{{display}}) { _ in deliveries += 1 }
        #expect(deliveries == 1)
        // Assign inputs here, and verify the displays.
        binding.end()
      }
    }
    {{/isSwiftTesting}}
    {{^isSwiftTesting}}
    nonisolated final class {{suite}}: XCTestCase {
      @MainActor
      func testDeliversWhatIsShown() async throws {
        let viewModel = try XCTUnwrap({{examples}}.first).given()
        var deliveries = 0
        let binding = viewModel.observe(\.{{display}}) { _ in deliveries += 1 }
        XCTAssertEqual(deliveries, 1)
        // Assign inputs here, and verify the displays.
        binding.end()
      }
    }
    {{/isSwiftTesting}}

    """##
  ),
  (
    "service",
    ##"""
    {{#documentation}}
    {{.}}
    {{/documentation}}
    {{access}}nonisolated protocol {{name}}: Sendable {
    {{#functions}}
    {{#blankBefore}}

    {{/blankBefore}}
    {{#documentation}}
      {{.}}
    {{/documentation}}
      {{^isRequest}}@MainActor {{/isRequest}}{{#accessors}}var {{name}}: {{result}} { {{.}} }{{/accessors}}{{^accessors}}func {{name}}({{#list}}{{#parameters}}{{names}}: {{type}}, {{/parameters}}{{/list}}){{#effects}} {{.}}{{/effects}}{{#result}} -> {{.}}{{/result}}{{/accessors}}
    {{/functions}}
    }

    /// A type that provides `{{name}}`.
    @MainActor
    {{access}}protocol {{provider}} {
      var {{member}}: any {{name}} { get }
    }

    """##
  ),
  (
    "serviceContainer",
    ##"""
    {{#documentation}}
    {{.}}
    {{/documentation}}
    @MainActor
    {{access}}final class {{name}}: {{#list}}{{#services}}{{provider}}, {{/services}}{{/list}} {
    {{#services}}
      {{access}}var {{member}}: any {{type}}
    {{/services}}

      {{access}}init({{#list}}{{#services}}{{member}}: any {{type}}, {{/services}}{{/list}}) {
    {{#services}}
        self.{{member}} = {{member}}
    {{/services}}
      }
    }

    """##
  ),
  (
    "tests",
    ##"""
    {{header}}
    // swiftlint:disable all
    {{#formatExceptions}}

    // swift-format-ignore-file: {{.}}
    {{/formatExceptions}}
    {{#imports}}
    {{#-first}}

    {{/-first}}
    {{.}}
    {{/imports}}
    {{#tests}}
    {{#doubles}}

    {{#fake}}
    {{>fake}}
    {{/fake}}
    {{^fake}}
    {{>double}}
    {{/fake}}
    {{/doubles}}
    {{#containers}}

    {{>doubles}}
    {{/containers}}
    {{#viewModels}}
    {{#doubles}}

    {{>doubles}}
    {{/doubles}}
    {{#hasTests}}

    {{#isSwiftTesting}}
    @MainActor
    @Suite
    struct {{suite}} {
    {{#examples}}
      @Test(arguments: {{suite}}.examples)
      func example(_ example: ViewModelExample<{{name}}>) async {
        for failure in await example.run() {
          let place = SourceLocation(
            fileID: failure.fileID, filePath: failure.filePath, line: failure.line, column: 1)
          Issue.record("\(failure)", sourceLocation: place)
        }
      }
    {{/examples}}
    {{#graph}}

      @Test(arguments: await {{suite}}.graph.laws)
      func law(_ law: ViewModelLaw<{{name}}>) async {
        for failure in await law.failures(from: Self.examples) { Issue.record("\(failure)") }
      }
    {{/graph}}
    {{#skipped}}
    {{#isShort}}
      @Test(.disabled({{reason}}))
    {{/isShort}}
    {{^isShort}}
      @Test(
        .disabled(
          {{reason}}
        )
      )
    {{/isShort}}
      func examples() {}
    {{/skipped}}
    {{/isSwiftTesting}}
    {{^isSwiftTesting}}
    nonisolated final class {{suite}}: XCTestCase {
    {{#examples}}
    {{#cases}}
      @MainActor func {{method}}() async { {{#code}}await run(Self.examples, at: {{line}}){{/code}} }
    {{/cases}}
    {{/examples}}
    {{#graph}}

      @MainActor
      func testLaws() async {
        for law in Self.graph.laws {
          for failure in await law.failures(from: Self.examples) { XCTFail("\(law): \(failure)") }
        }
      }
    {{/graph}}
    {{#skipped}}
      func testExamples() throws {
    {{#isShort}}
        throw XCTSkip({{reason}})
    {{/isShort}}
    {{^isShort}}
        throw XCTSkip(
          {{reason}}
        )
    {{/isShort}}
      }
    {{/skipped}}
    {{/isSwiftTesting}}
    {{#examples}}

    {{#isShort}}
      nonisolated static let examples = ViewModelExample<{{name}}>.list(in: {{file}}{{#doubles}}, doubles: {{name}}(){{/doubles}}) {{given.opening}}
    {{/isShort}}
    {{^isShort}}
      nonisolated static let examples = ViewModelExample<{{name}}>.list(
        in: {{file}}{{#doubles}},{{#isLong}}
        doubles: {{name}}(){{/isLong}}{{^isLong}} doubles: {{name}}(){{/isLong}}{{/doubles}}
      ) {{given.opening}}
    {{/isShort}}
        {{given.body}}
      } examples: { list in
        {{>exampleEntries}}
      }
    {{/examples}}
    {{#graph}}

      /// The input paths that each display reads.
      @MainActor static let graph = ViewModelGraph<{{name}}>(
    {{#doubles}}
        doubles: { {{name}}() },
    {{/doubles}}
        fresh: {{fresh}}{{#tables}},
        {{label}}: {{rows}}{{/tables}}{{#hasConstants}},
        hasConstants: true{{/hasConstants}}
      )
    {{/graph}}
    }
    {{/hasTests}}
    {{#comparisons}}

    nonisolated private func differs(_ old: {{type}}, _ new: {{type}}) -> Bool {
      {{body}}
    }
    {{/comparisons}}
    {{/viewModels}}
    {{#links}}

    {{#isSwiftTesting}}
    @MainActor
    @Suite
    struct {{suite}} {
      @Test
      func linksRoundTrip() {
        for failure in LinkTable.{{member}}.failures() { Issue.record("\(failure)") }
      }
    }
    {{/isSwiftTesting}}
    {{^isSwiftTesting}}
    nonisolated final class {{suite}}: XCTestCase {
      @MainActor
      func testLinksRoundTrip() async {
        for failure in LinkTable.{{member}}.failures() { XCTFail(failure) }
      }
    }
    {{/isSwiftTesting}}
    {{/links}}
    {{#samples}}

    {{#isSwiftTesting}}
    @Suite
    struct {{suite}} {
      @Test
      func samplesRoundTripThroughJSON() {
    {{#checks}}
        for failure in codingFailures(of: [{{.}}]) { Issue.record("\(failure)") }
    {{/checks}}
      }
    }
    {{/isSwiftTesting}}
    {{^isSwiftTesting}}
    nonisolated final class {{suite}}: XCTestCase {
      func testSamplesRoundTripThroughJSON() {
    {{#checks}}
        for failure in codingFailures(of: [{{.}}]) { XCTFail(failure) }
    {{/checks}}
      }
    }
    {{/isSwiftTesting}}
    {{/samples}}
    {{#recordsFailures}}

    extension XCTestCase {
      /// Runs the example at a line of the schema, once for each row of its table.
      @MainActor
      fileprivate func run<Owner>(_ examples: [ViewModelExample<Owner>], at line: Int) async {
        for example in examples where example.line == line {
          for failure in await example.run() { record(failure) }
        }
      }

      /// Records a failure of an example at its line in the schema.
      nonisolated fileprivate func record(_ failure: ExampleFailure) {
        #if canImport(ObjectiveC)
          let location = XCTSourceCodeLocation(filePath: failure.filePath, lineNumber: failure.line)
          record(
            XCTIssue(
              type: .assertionFailure, compactDescription: "\(failure)",
              sourceCodeContext: XCTSourceCodeContext(location: location)))
        #else
          recordFailure(
            withDescription: "\(failure)", inFile: failure.filePath, atLine: failure.line,
            expected: true)
        #endif
      }
    }
    {{/recordsFailures}}
    {{/tests}}
    {{#copies}}

    {{>copy}}
    {{/copies}}

    """##
  ),
  (
    "viewmodel",
    ##"""
    {{! viewmodel }}
    {{#customs}}
    /// Requirements that you implement in an extension of `{{name}}`.
    @MainActor
    {{access}}protocol {{protocol}} {
    {{#functions}}
    {{#documentation}}
      {{.}}
    {{/documentation}}
      static func {{name}}({{#list}}{{#parameters}}{{names}}: {{type}}, {{/parameters}}{{/list}}){{#effects}} {{.}}{{/effects}}{{#result}} -> {{.}}{{/result}}
    {{/functions}}
    }

    {{/customs}}
    {{#documentation}}
    {{.}}
    {{/documentation}}
    @MainActor
    {{access}}final class {{name}}: {{#screen}}{{#result}}Result{{/result}}Screen{{/screen}}{{^screen}}{{#hasEvents}}Emitting{{/hasEvents}}{{/screen}}ViewModel{{#screen}}{{#hasEvents}}, EmittingViewModel{{/hasEvents}}{{#restored}}, RestorableScreen{{/restored}}{{/screen}}{{#customs}}, {{protocol}}{{/customs}} {
    {{#services}}
      /// The services that the view model uses{{#isShared}}, and those of the view models that it creates{{/isShared}}.
      {{access}}typealias Services = {{composition}}

    {{/services}}
    {{#hasEvents}}
      /// The events that the view model reports to its owner.
      {{access}}enum EmittedEvent{{#areEventsHashable}}: Hashable{{/areEventsHashable}} {
    {{#events}}
    {{#documentation}}
        {{.}}
    {{/documentation}}
        case {{name}}{{#hasValues}}({{#list}}{{#values}}{{#label}}{{.}}: {{/label}}{{type}}, {{/values}}{{/list}}){{/hasValues}}
    {{/events}}
      }

    {{/hasEvents}}
    {{#focus}}
      /// The edits that can have the focus.
      {{access}}nonisolated enum Field: CaseIterable, Hashable, Sendable {
        case {{#list}}{{#fields}}{{.}}, {{/fields}}{{/list}}
      }

    {{/focus}}
    {{#screen}}
    {{#result}}
      /// The value that the screen returns.
      {{access}}typealias ScreenResult = {{.}}

    {{/result}}
    {{#route}}
      /// The screen with its inputs, for navigation and its restoration.
      {{access}}nonisolated struct ScreenRoute: NavigationRoute {
        {{access}}static let screenName = {{screenName}}
        {{access}}static let fingerprint = {{fingerprint}}

    {{#inputs}}
        {{access}}var {{name}}: {{type}}
    {{/inputs}}
    {{#hasInitializer}}

        {{access}}init({{#list}}{{#inputs}}{{name}}: {{type}}, {{/inputs}}{{/list}}) {
    {{#inputs}}
          self.{{member}} = {{name}}
    {{/inputs}}
        }
    {{/hasInitializer}}
      }

    {{/route}}
    {{#restored}}
    {{#values}}
    {{#-first}}
      /// The values that are stored with the screen.
      {{access}}nonisolated struct SavedValues: Codable, Sendable {
    {{/-first}}
        {{access}}var {{name}}: {{type}}
    {{#-last}}
      }

    {{/-last}}
    {{/values}}
    {{/restored}}
    {{/screen}}
    {{#hasInputs}}
      /// The inputs of the view model, and what its texts and formats depend on.
      {{access}}struct Inputs: ViewModelInputs {
    {{#inputs}}
        {{access}}{{keyword}} {{name}}: {{type}}
    {{/inputs}}
        {{access}}var context: DisplayContext
      }

    {{/hasInputs}}
      private let viewModelState: {{#isStateful}}Stateful{{/isStateful}}ViewModelState<CurrentValues>

      {{access}}init({{#list}}{{#inputs}}{{name}}: {{type}}{{#defaultValue}} = {{.}}{{/defaultValue}}, {{/inputs}}{{#services}}services: any Services, {{/services}}context: DisplayContext = .current{{/list}}) {
    {{#initialValues}}
        {{statements}}
    {{/initialValues}}
        viewModelState = {{#code}}{{#isStateful}}Stateful{{/isStateful}}ViewModelState(CurrentValues(inputs: Inputs({{#inputs}}{{label}}: {{name}}, {{/inputs}}context: context){{#services}}, services: services{{/services}}{{#createdStored}}, stored: {{.}}{{/createdStored}})){{/code}}
    {{#hasChildren}}
        viewModelState.adopt(viewModelState.values.children, of: self)
    {{/hasChildren}}
      }
    {{#inputs}}

    {{#documentation}}
      {{.}}
    {{/documentation}}
    {{#isConstant}}
      {{access}}var {{name}}: {{type}} { viewModelState.values.inputs.{{member}} }
    {{/isConstant}}
    {{^isConstant}}
      {{access}}var {{name}}: {{type}} {
        get { viewModelState[.{{member}}, self].inputs.{{member}} }
        _modify { yield &viewModelState[self].{{member}} }
      }
    {{/isConstant}}
    {{/inputs}}
    {{#editedProperties}}

    {{#documentation}}
      {{.}}
    {{/documentation}}
      {{access}}var {{name}}: {{type}} {
        get { {{#code}}viewModelState[{{#readsServices}}querying: {{/readsServices}}.{{member}}, self].{{#isStored}}stored.{{/isStored}}{{accessor}}{{#isCached}}(){{/isCached}}{{/code}} }
        set { {{#code}}viewModelState.edit(self, CurrentValues.{{rules}}, newValue){{/code}} }
      }
    {{/editedProperties}}
    {{#properties}}
    {{#blankBefore}}

    {{/blankBefore}}
    {{#documentation}}
      {{.}}
    {{/documentation}}
    {{#setter}}
      {{access}}var {{name}}: {{type}} {
        get { {{#code}}viewModelState[{{#readsServices}}querying: {{/readsServices}}.{{member}}, self].{{accessor}}{{#isCached}}(){{/isCached}}{{/code}} }
        set { {{setter}}(newValue) }
      }
    {{/setter}}
    {{^setter}}
      {{access}}var {{name}}: {{type}} { {{#code}}viewModelState[{{#readsServices}}querying: {{/readsServices}}.{{member}}, self].{{#isStored}}stored.{{/isStored}}{{accessor}}{{#isCached}}(){{/isCached}}{{/code}} }
    {{/setter}}
    {{/properties}}
    {{#methods}}

    {{#documentation}}
      {{.}}
    {{/documentation}}
      {{access}}func {{name}}({{#list}}{{#parameters}}{{names}}: {{type}}{{#defaultValue}} = {{.}}{{/defaultValue}}, {{/parameters}}{{/list}}) -> {{type}} {
        {{#code}}viewModelState[{{#readsServices}}querying: {{/readsServices}}.{{member}}, self].{{call}}{{/code}}
      }
    {{/methods}}
    {{#lists}}
    {{#blankBefore}}

    {{/blankBefore}}
    {{#documentation}}
      {{.}}
    {{/documentation}}
    {{#load}}
      {{access}}var {{name}}: LoadedRowList<{{element}}, {{row}}, {{failure}}> {
        {{#code}}viewModelState.rows(CurrentValues.{{rules}}, CurrentValues.{{loading}}, viewModelState[querying: .{{member}}, self].{{content}}(), viewModelState[querying: .{{member}}, self].{{status}}(), in: viewModelState.values.children, of: self){{/code}}
      }
    {{/load}}
    {{^load}}
    {{#isSelectable}}
      {{access}}var {{name}}: SelectableRowList<{{element}}, {{row}}> {
        {{#code}}viewModelState.rows(CurrentValues.{{rules}}, viewModelState[querying: .{{member}}, self].{{content}}(), selection: viewModelState[querying: .{{member}}, self].stored.{{member}}, in: viewModelState.values.children, of: self){{/code}}
      }
    {{/isSelectable}}
    {{^isSelectable}}
      {{access}}var {{name}}: RowList<{{element}}, {{row}}> {
        {{#code}}viewModelState.rows(CurrentValues.{{rules}}, viewModelState[querying: .{{member}}, self].{{content}}(), in: viewModelState.values.children, of: self){{/code}}
      }
    {{/isSelectable}}
    {{/load}}
    {{/lists}}
    {{#commands}}
    {{#blankBefore}}

    {{/blankBefore}}
    {{^hasParameters}}
    {{#documentation}}
      {{.}}
    {{/documentation}}
      {{access}}var {{name}}: Command<{{failure}}> {
        {{#code}}viewModelState.{{#isAsync}}asyncCommand{{/isAsync}}{{^isAsync}}command{{/isAsync}}(self, CurrentValues.{{rules}}, viewModelState[{{#readsServices}}querying: {{/readsServices}}.{{member}}, self].{{accessor}}{{#isCached}}(){{/isCached}}) {{steps}}{{/code}}
      }
    {{/hasParameters}}
    {{#hasParameters}}
      {{access}}var {{name}}: CommandStatus<{{failure}}> { {{#code}}viewModelState[{{#readsServices}}querying: {{/readsServices}}.{{member}}, self].{{accessor}}{{#isCached}}(){{/isCached}}{{/code}} }

    {{#documentation}}
      {{.}}
    {{/documentation}}
      @discardableResult
      {{access}}func {{method}}({{#list}}{{#parameters}}{{names}}: {{type}}{{#defaultValue}} = {{.}}{{/defaultValue}}, {{/parameters}}{{/list}}) -> CommandRun {
        {{#code}}viewModelState.{{#isAsync}}run{{/isAsync}}{{^isAsync}}perform{{/isAsync}}(self, CurrentValues.{{rules}}{{#arguments}}, {{.}}{{/arguments}}{{#busy}}, busy: {{.}}, steps: {{steps}}){{/busy}}{{^busy}}) {{steps}}{{/busy}}{{/code}}
      }
    {{/hasParameters}}
    {{/commands}}
    {{#lifecycleEvents}}

      /// {{summary}}
      {{access}}func {{name}}() {
    {{#starts}}
        viewModelState.start(self)
    {{/starts}}
    {{#reactions}}
    {{#isFirst}}
        if viewModelState.beginFirstAppearance() {
    {{#focused}}
          viewModelState.edit(self, CurrentValues.focusRules, .{{.}})
    {{/focused}}
    {{#steps}}
          {{#code}}viewModelState.{{#isAsync}}run{{/isAsync}}{{^isAsync}}perform{{/isAsync}}(self, on: {{event}}{{#writes}}, writes: {{.}}{{/writes}}) {{.}}{{/code}}
    {{/steps}}
        }
    {{/isFirst}}
    {{^isFirst}}
        {{#code}}viewModelState.{{#isAsync}}run{{/isAsync}}{{^isAsync}}perform{{/isAsync}}(self, on: {{event}}{{#writes}}, writes: {{.}}{{/writes}}) {{steps}}{{/code}}
    {{/isFirst}}
    {{/reactions}}
      }
    {{/lifecycleEvents}}
    {{#receptions}}

      private func {{name}}({{#list}}{{#parameters}}{{names}}: {{type}}, {{/parameters}}{{/list}}) {
        {{#code}}viewModelState.{{#isAsync}}run{{/isAsync}}{{^isAsync}}perform{{/isAsync}}(self, on: {{event}}) {{steps}}{{/code}}
      }
    {{/receptions}}

    {{#screen}}
    {{#route}}
      {{access}}var screenRoute: ScreenRoute { {{.}} }

    {{/route}}
    {{#title}}
      {{access}}var screenTitle: ScreenTitle { {{.}} }

    {{/title}}
    {{#restored}}
    {{#hasValues}}
      {{access}}static let savedValuesFingerprint = {{fingerprint}}

      {{access}}var savedValues: SavedValues {
        get { {{saved}} }
        set {
          {{assignments}}
        }
      }

    {{/hasValues}}
    {{/restored}}
    {{/screen}}
      {{access}}var viewModelObservers: ViewModelObservers<{{name}}> { viewModelState }

      private enum ObservationKeys: Int, ObservationKey {
        case {{#list}}{{#keys}}{{.}}, {{/keys}}{{/list}}
      }
    {{#hasStored}}

      private struct StoredValues {
    {{#stored}}
        var {{name}}{{#type}}: {{.}}{{/type}}{{#value}} = {{.}}{{/value}}
    {{/stored}}
      }
    {{/hasStored}}
    {{#hasDerived}}

      private nonisolated struct DerivedValues: DeferredValue {
    {{#derived}}
        var {{name}}: {{type}}?
    {{/derived}}
      }
    {{/hasDerived}}

      private struct CurrentValues: {{#isStateful}}StatefulValues{{/isStateful}}{{^isStateful}}ViewModelValues{{/isStateful}} {
        static let observedProperties = ObservedProperties<{{name}}>([{{#list}}{{#keyPaths}}\.{{.}}, {{/keyPaths}}{{/list}}])
    {{#timedProperties}}

        static let timedProperties: [ObservationKeys] = {{.}}
    {{/timedProperties}}
    {{#rules}}

    {{#value}}
        static let {{name}}: {{type}} = {{.}}
    {{/value}}
    {{#function}}
        static func {{name}}({{#list}}{{#parameters}}{{names}}: {{type}}, {{/parameters}}{{/list}}) {{effects}}{{#result}} -> {{.}}{{/result}} {
    {{#body}}
          {{.}}
    {{/body}}
        }
    {{/function}}
    {{/rules}}
    {{#errorPolicy}}

        static func handle(_ error: any Error, in run: CommandSteps<Self>) async throws {
          try await ErrorPolicy.handle(error, in: run{{#hasServices}}, services: run.services{{/hasServices}})
        }
    {{/errorPolicy}}

        var inputs: Inputs
    {{#timedProperties}}
        let timeRefresh: TimeRefresh? = TimeRefresh()
    {{/timedProperties}}
    {{#services}}
        let services: any Services
    {{/services}}
    {{#hasStored}}
        var stored{{#createdStored}}: StoredValues{{/createdStored}}{{^createdStored}} = StoredValues(){{/createdStored}}
    {{/hasStored}}
    {{#hasDerived}}
        @DeferredStorage var derived: DerivedValues
    {{/hasDerived}}
    {{#hasChildren}}
        let children = Children<Self>()
    {{/hasChildren}}
    {{#children}}

        var {{name}}: {{type}} {
          mutating get { children.{{#isList}}rows{{/isList}}{{^isList}}child{{/isList}}(Self.{{rules}}, &self) }
        }
    {{/children}}
    {{#computed}}

    {{#documentation}}
        {{.}}
    {{/documentation}}
        var {{name}}: {{type}} { {{body}} }
    {{/computed}}
    {{#valueMethods}}

    {{#documentation}}
        {{.}}
    {{/documentation}}
        mutating func {{name}}({{#list}}{{#parameters}}{{names}}: {{type}}, {{/parameters}}{{/list}}) -> {{type}} {
    {{#readsChildren}}
          let tracking = ObservationTracking.suspend()
          defer { tracking.restore() }
    {{/readsChildren}}
          {{body}}
        }
    {{/valueMethods}}
    {{#derived}}

    {{#documentation}}
        {{.}}
    {{/documentation}}
        mutating func {{accessor}}() -> {{type}} { {{#code}}$derived?.value.{{member}} ?? {{renewal}}(){{/code}} }
    {{#readsChildren}}
        mutating func {{renewal}}() -> {{type}} {
          let tracking = ObservationTracking.suspend()
          defer { tracking.restore() }
          {{computation}}
        }
    {{/readsChildren}}
    {{^readsChildren}}
        mutating func {{renewal}}() -> {{type}} { {{computation}} }
    {{/readsChildren}}
    {{/derived}}

        mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<ObservationKeys>) {
    {{#isStateful}}
    {{#hasDerived}}
          _derived = old._derived
    {{/hasDerived}}
    {{/isStateful}}
          {{changes}}
        }
      }
    }
    {{#comparisons}}

    nonisolated private func differs(_ old: {{type}}, _ new: {{type}}) -> Bool {
      {{body}}
    }
    {{/comparisons}}
    {{#statics}}
    {{>methods}}
    {{/statics}}

    """##
  ),
]
