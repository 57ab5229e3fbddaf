internal import Descriptions
internal import PackageEditing

/// The tests of the implementation of a page.
struct PageTestFiles {
    let plan: PagePlan
    /// The variant, which is also the name of the folder of the implementation.
    let variant: String

    var files: [GeneratedFile] {
        CommonTests(feature: plan.feature, variant: variant, makesRequests: true)
            .files(with: header)
    }

    private var header: [(name: String, text: String)] {
        switch variant {
        case "MVP": [viewSpy, HeaderPresenterTests(plan: plan.header).file]
        case "MVVM": [HeaderViewModelTests(plan: plan.header).file]
        case "VIPER":
            [viewSpy] + HeaderInteractorTests(plan: plan.header).files
                + FetchingHeaderPresenterTests(plan: plan.header).files
        default: []
        }
    }

    private var viewSpy: (name: String, text: String) {
        let header = plan.header
        let question =
            header.confirmed.map { [SpyText.Method($0.confirm, [(nil, "question", "String")])] }
            ?? []
        return SpyText(
            type: "HeaderView",
            module: plan.type + variant,
            methods: header.shown.map {
                .init(header.show($0), [(nil, header.textName($0).member, "String")])
            } + question + [.init("showToast", [(nil, "text", "String")])],
            isReset: true
        )
        .file
    }
}

extension HeaderPlan {
    /// Returns a suite of tests of the object that loads the entity.
    ///
    /// - Parameters:
    ///   - parameters: the parameters of the initializer of the object.
    ///   - listener: the property of the spy that records calls, and its type.
    ///   - connections: the statements that connect the spy, one per line.
    ///   - helpers: the members that the tests share.
    func suite(
        _ role: String,
        in variant: String,
        parameters: [(name: String, type: String)],
        listener: (property: String, spy: String),
        connections: [String],
        helpers: String,
        tests: [String]
    ) -> (name: String, text: String) {
        let object = MemberName.of(role)
        let given = parameters.map { parameter in
            let page = pages.first { "onOpen\($0.type)" == parameter.name }
            return page.map { page in
                "\(parameter.name): { [navigator = dependencies.navigator] in\n"
                    + "    navigator.push(.\(page.member)($0))\n}"
            } ?? "\(parameter.name): dependencies.\(parameter.name)"
        }
        let made =
            "return Header\(role)(\n"
            + SwiftText.indented(given.joined(separator: ",\n"), by: 4) + "\n)"
        let modules =
            [contract, "Model", "Scenarios", "Testing"] + (pages.isEmpty ? [] : ["HeadlessKit"])
            + (role == "ViewModel" ? ["ImplementationTesting", "DataBinding"] : [])
        return (
            "WithoutViewTests+Header\(role)",
            """
            \(SwiftText.imports("internal", modules))

            @testable internal import \(contract)\(variant)

            extension WithoutViewTests {
                @MainActor
                @Suite("The \(role == "ViewModel" ? "view model" : object) of the header")
                struct Header\(role)Tests {
                    private let environment: \(contract)Environment
                    private let \(listener.property) = \(listener.spy)()
                    private let \(object): Header\(role)

                    init() {
                        self.init([:])
                    }

                    /// - Parameter values: the values that differ from the first of each field.
                    private init(_ values: [String: JSONValue]) {
                        environment = \(contract)Environment(
                            opening: Opening(feature: "\(description.feature.identifier)", values: values)
                        )
                        \(object) = Self.\(object)(in: environment)
            \(lines(connections, indented: 12))        }

                    private static func \(object)(in environment: \(contract)Environment) -> Header\(role) {
                        let dependencies = environment.dependencies
            \(SwiftText.indented(made, by: 12))
                    }

            \(SwiftText.indented(helpers, by: 8))

            \(SwiftText.indented(tests.joined(separator: "\n\n"), by: 8))
                }
            }

            """
        )
    }

    /// Returns the statement that creates the header of a test with the values of a sample.
    func made(_ sample: Sample, facts: Set<Name> = []) -> String {
        let pairs = swiftPairs(sample) + facts.map { "\"\(PageFact($0).key)\": .flag(true)" }
        return "let header = \(pairs.isEmpty ? "Self()" : "Self(\(SwiftText.dictionary(pairs)))")"
    }

    /// Returns the pairs of keys and values of a scenario for a sample.
    func swiftPairs(_ sample: Sample) -> [String] {
        sample.swiftPairs(of: entity, from: .first(description))
    }

    /// Returns samples that reveal errors in a text.
    func samples(_ text: TextRule) -> [Sample] {
        let first = Sample.first(description)
        let changed = entity.fields(shownBy: [text]).flatMap { field in
            field.values.map { first.with([field.name: $0], in: entity.name) }
        }
        let tried = Trial.all(of: text, description).flatMap(\.samples)
        return (changed + tried).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns samples for which a tap asks a question and that reveal errors in the text of the
    /// question.
    func questioned(_ toggle: HeaderToggle) -> [Sample] {
        guard let question = toggle.question else { return [] }
        let samples = samples(question.text).map { toggle.asks($0) ? $0 : toggle.turned($0) }
        return samples.filter(toggle.asks).reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }

    /// Returns true if an element is shown with the given flags.
    func isThere(_ element: EntityElement, _ facts: Set<Name>) -> Bool {
        condition(element)?.holds(in: facts) ?? true
    }

    /// Returns the calls to the view that show some elements of a sample.
    func calls(_ elements: [EntityElement], _ sample: Sample, facts: Set<Name> = []) -> [String] {
        elements.filter { isThere($0, facts) }.map {
            ".\(show($0))(\(SwiftText.literal(sample.text($0.text))))"
        }
    }
}
