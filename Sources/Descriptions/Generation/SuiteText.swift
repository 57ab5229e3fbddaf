internal import Descriptions
internal import PackageEditing

/// A suite of tests of one object, and how it and its services are made in it.
struct SuiteText {
    let plan: FeaturePlan
    /// As `MVP`.
    let variant: String
    /// The role of the object, as `Presenter`, and in words.
    let role: String
    let title: String
    /// Who hears of what the object does, and the property that knows it; `nil` for nobody.
    let listener: (property: String, type: String)?
    let tests: [String]

    /// The file's name and text.
    var file: (name: String, text: String) {
        (
            "WithoutViewTests+\(plan.type)\(role)",
            """
            \(SwiftText.imports("internal", ["Model", "Testing"] + bindingModules))

            @testable internal import \(plan.type)\(variant)

            extension WithoutViewTests {
                @MainActor
                @Suite("The \(title) of the \(plan.description.feature)")
                struct \(plan.type)\(role)Tests {
            \(SwiftText.indented(setUp, by: 8))

            \(SwiftText.indented(tests.joined(separator: "\n\n"), by: 8))
                }
            }

            """
        )
    }

    /// The modules of tests that bind an observer to a view model.
    private var bindingModules: [String] {
        role == "ViewModel" ? ["ImplementationTesting", "DataBinding"] : []
    }

    /// A service of which a test decides what it gives stays; one that gives numbers is made with them.
    private var setUp: String {
        let first = Sample.first(plan.description)
        let current = plan.description.services.compactMap { service -> String? in
            guard case .current(let name) = service.kind,
                let entity = plan.description.entity(name)
            else { return nil }
            return SwiftText.call(
                "private let \(service.name.member) = InMemory\(service.name.type)",
                ["\(name.member): \(first.literal(entity))"],
                indented: 0
            )
        }
        let listeners =
            listener.map { ["private let \($0.property) = \(plan.type)\($0.type)Spy()"] } ?? []
        let property = plan.numbers.isEmpty ? ["private let \(object): \(plan.type)\(role)"] : []
        return (current + listeners + property).joined(separator: "\n")
            + (current.isEmpty && listeners.isEmpty && property.isEmpty ? "" : "\n\n") + maker
    }

    private var object: String { MemberName.of(role) }

    private var maker: String {
        let arguments = plan.description.services.map { service in
            switch service.kind {
            case .current: "\(service.name.member): \(service.name.member)"
            case .next(let name, _, _):
                "\(service.name.member): InMemory\(service.name.type)(\(name.plural): \(name.plural))"
            }
        }
        let made = "\(plan.type)\(role)(\(arguments.joined(separator: ", ")))"
        let connection = listener.map { "\(object).\($0.property) = \($0.property)" }
        guard !plan.numbers.isEmpty else {
            let lines = ["\(object) = \(made)"] + (connection.map { [$0] } ?? [])
            return "init() {\n\(SwiftText.indented(lines.joined(separator: "\n"), by: 4))\n}"
        }
        let parameters = plan.numbers.map { "_ \($0.plural): [Int]" }.joined(separator: ", ")
        let lines =
            connection.map { ["let \(object) = \(made)", $0, "return \(object)"] } ?? [made]
        return "private func \(object)(\(parameters)) -> \(plan.type)\(role) {\n"
            + SwiftText.indented(lines.joined(separator: "\n"), by: 4) + "\n}"
    }
}

extension FeaturePlan {
    /// What services give one after the other.
    var numbers: [Name] {
        description.services.compactMap {
            if case .next(let name, _, _) = $0.kind { name } else { nil }
        }
    }

    /// How a test gets its object, in front of what it does with it.
    ///
    /// - Parameter numbers: what services give; `nil` for any.
    func making(_ object: String, _ numbers: [Int]? = nil) -> [String] {
        guard !self.numbers.isEmpty else { return [] }
        let lists = self.numbers.map { _ in
            "[\((numbers ?? []).map(String.init).joined(separator: ", "))]"
        }
        return ["let \(object) = \(object)(\(lists.joined(separator: ", ")))"]
    }

    /// Two different numbers that a service can give.
    func twoNumbers(_ value: Name) -> [Int] {
        for case .next(value, let values, let range) in description.services.map(\.kind) {
            let first = values[0]
            let second =
                values.first { $0 != first }
                ?? (range.lowerBound == first ? range.upperBound : range.lowerBound)
            return [first, second]
        }
        return []
    }

    /// How an interaction is called in a title, which has to tell it from others.
    func tapTitle(_ interaction: Interaction) -> String {
        interactions.count == 1 ? "tap" : "tap of “\(title(of: interaction.button))”"
    }

    func title(of button: Name) -> String {
        for case .button(button, let title) in description.elements { return title }
        return button.text
    }

    /// What is behind the names of tests, where there are several interactions.
    func testSuffix(_ interaction: Interaction) -> String {
        interactions.count == 1 ? "" : "Of\(interaction.button.type)"
    }
}

extension SwiftText {
    /// A test that an object keeps whom it tells alive in no way.
    ///
    /// - Parameters:
    ///   - object: as `presenter`.
    ///   - listener: the property that knows who is told, as `view`.
    ///   - spy: who is told in tests.
    ///   - making: how the test gets its object.
    static func keepsNone(
        _ object: String,
        _ listener: String,
        spy: String,
        making: [String] = []
    ) -> String {
        test(
            "The \(object) keeps no \(listener) alive",
            "keepsNo\(listener.prefix(1).uppercased() + listener.dropFirst())",
            making + [
                "var \(listener): \(spy)? = \(spy)()", "\(object).\(listener) = \(listener)",
                "\(listener) = nil", "#expect(\(object).\(listener) == nil)",
            ]
        )
    }

    /// A test as it stands in its suite.
    ///
    /// - Parameter type: that of an argument, where the compiler cannot tell it.
    static func test(
        _ title: String,
        _ name: String,
        arguments: [String] = [],
        as type: String? = nil,
        parameters: String = "",
        _ lines: [String]
    ) -> String {
        let attribute =
            arguments.isEmpty
            ? "@Test(\(literal(title)))"
            : "@Test(\n    \(literal(title)),\n    arguments: [\n"
                + arguments.map { "        \($0),\n" }.joined()
                + "    ]\(type.map { " as [\($0)]" } ?? "")\n)"
        return "\(attribute)\nfunc \(name)(\(parameters)) {\n"
            + indented(lines.joined(separator: "\n"), by: 4) + "\n}"
    }
}
