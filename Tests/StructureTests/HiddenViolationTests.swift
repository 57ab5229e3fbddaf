internal import Matrix
internal import Structure
internal import Testing

@Suite("Violations that use indirect references")
struct HiddenViolationTests {
    /// A way to use an entity in a file in which it is forbidden.
    private struct Way {
        let name: String
        /// The other declarations of the forbidden file; `TYPE` is replaced by its type, and `#` by
        /// the number of the case.
        let text: String
        /// The declarations of another file, which may use the entity.
        var elsewhere = ""
        /// Indicates whether the forbidden file imports the model, which is a violation by itself.
        var importsModel = true
    }

    private static let ways = [
        Way(name: "directly", text: "extension TYPE { func f(_ person: Person) {} }"),
        Way(
            name: "by an alias of its own",
            text: "typealias Row# = Person\nextension TYPE { func f(_ row: Row#) {} }"
        ),
        Way(
            name: "by an alias elsewhere",
            text: "extension TYPE { func f(_ row: Row#) {} }",
            elsewhere: "typealias Row# = Person",
            importsModel: false
        ),
        Way(
            name: "by a nested alias elsewhere",
            text: "extension TYPE { func f(_ row: Rows#.Row) {} }",
            elsewhere: "enum Rows# { typealias Row = Other; typealias Other = Person }",
            importsModel: false
        ),
        Way(
            name: "in a generic constraint",
            text: "struct Box#<Provider: PersonProvider> {}"
        ),
        Way(
            name: "in a constraint of an extension",
            text: "struct Box#<Value> {}\nextension Box# where Value == Person {}"
        ),
        Way(name: "in a payload", text: "enum Event# { case came(Person) }"),
        Way(
            name: "in an extension of the entity",
            text: "extension Person { var upper#: String { \"\" } }"
        ),
        Way(
            name: "by an extension of the entity elsewhere",
            text: "extension TYPE { func f() -> String { make#().upper# } }",
            elsewhere: """
                func make#() -> Person { Person(firstName: "") }
                extension Person { var upper#: String { firstName } }
                """,
            importsModel: false
        ),
        Way(
            name: "by an inferred type",
            text: "extension TYPE { func f() -> String { let it = make#(); return it.firstName } }",
            elsewhere: "func make#() -> Person { Person(firstName: \"\") }"
        ),
        Way(
            name: "by a key path",
            text: "extension TYPE { func f() -> [String] { [make#()].map(\\.firstName) } }",
            elsewhere: "func make#() -> Person { Person(firstName: \"\") }"
        ),
        Way(
            name: "in a local function",
            text: "extension TYPE { func f() { func g(_ p: Person) {}; _ = g } }"
        ),
    ]

    private static let subjects:
        [(variant: Variant, ending: String, friend: String, rule: String)] =
            [
                (.mvc, "View", "ViewController", "mvc-view-to-model"),
                (.mvp, "View", "Presenter", "mvp-view-to-model"),
                (.mvvm, "View", "ViewModel", "mvvm-view-to-model"),
                (.viper, "Presenter", "Interactor", "viper-entity"),
            ]

    @Test("A forbidden entity is found in each way of using it", arguments: subjects.indices)
    func ways(index: Int) async throws {
        let subject = Self.subjects[index]
        let package = try await CompiledPackage()
        defer { package.remove() }
        // All in one implementation, because compiling takes time.
        var files: [String: String] = [:]
        for (number, way) in Self.ways.enumerated() {
            func filled(_ text: String) -> String {
                text.replacing("TYPE", with: "W#\(subject.ending)").replacing(
                    "#",
                    with: "\(number)"
                )
            }
            let begin = (way.importsModel ? "import Model" : "") + "\nfinal class TYPE {}\n"
            files[filled("TYPE")] = filled(begin + way.text)
            files[filled("W#\(subject.friend)")] = filled("import Model\n\(way.elsewhere)")
        }
        let violations = try await package.violations(in: subject.variant, files, imports: "")
        for (number, way) in Self.ways.enumerated() {
            let found = violations.filter {
                $0.file.hasSuffix("/W\(number)\(subject.ending).swift")
                    && $0.rule.identifier == subject.rule && $0.to.hasPrefix("Model.")
            }
            #expect(!found.isEmpty, "\(way.name): \(violations)")
            #expect(found.allSatisfy { $0.line > 3 }, "\(way.name): \(violations)")
        }
    }

    @Test("The rules of views also apply to views in files of other roles")
    func otherFiles() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        let assembly = """
            import Model
            extension GreetingView { func show(_ person: Person) {} }
            final class PersonView { var person: Person? }
            """
        let violations = try await package.violations(
            in: .mvc,
            ["GreetingAssembly": assembly, "GreetingView": "final class GreetingView {}"]
        )
        #expect(violations.map(\.line) == [3, 4])
        #expect(violations.map(\.from) == ["GreetingView", "PersonView"])
        #expect(violations.allSatisfy { $0.rule.identifier == "mvc-view-to-model" })
    }

    @Test("The rules of views apply to all types in the file of a view")
    func otherTypes() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        let view = "import Model\nextension GreetingPresenter { func f(_ person: Person) {} }"
        let violations = try await package.violations(
            in: .mvp,
            ["GreetingPresenter": "final class GreetingPresenter {}", "GreetingView": view]
        )
        let found = violations.filter { $0.line == 3 && $0.to == "Model.Person" }
        #expect(found.map(\.rule.identifier) == ["mvp-view-to-model"])
    }

    @Test("A view with an inferred type is found through an inherited method")
    func inherited() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        let presenter = "@MainActor final class GreetingPresenter { func f() { make().refresh() } }"
        let violations = try await package.violations(
            in: .mvp,
            [
                "GreetingView": "class GreetingView: View {}",
                "GreetingHelp": "@MainActor func make() -> GreetingView { GreetingView() }",
                "GreetingPresenter": presenter,
            ]
        )
        #expect(violations.map(\.to) == ["HeadlessKit.View", "GreetingView"])
        #expect(violations.allSatisfy { $0.from == "GreetingPresenter" && $0.line == 2 })
    }

    @Test("A presenter in the file of a protocol counts as a presenter")
    func protocolFile() async throws {
        let package = try await CompiledPackage()
        defer { package.remove() }
        let presenter = "final class GreetingPresenter {}"
        let view = "final class GreetingView { var presenter: GreetingPresenter? }"
        let violations = try await package.violations(
            in: .mvp,
            ["GreetingPresenterProtocol": presenter, "GreetingView": view]
        )
        #expect(violations.map(\.rule.identifier) == ["mvp-view-to-presenter"])
    }
}
