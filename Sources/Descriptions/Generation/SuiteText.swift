internal import Descriptions
internal import PackageEditing

/// A suite of tests of one object, with the code that creates the object and its services.
struct SuiteText {
    let plan: FeaturePlan
    /// The variant, such as `MVP`.
    let variant: String
    /// The role of the object, such as `Presenter`, and the same in words.
    let role: String
    let title: String
    /// The property of the object that receives calls, and its type; `nil` for none.
    let listener: (property: String, type: String)?
    let tests: [String]

    /// The name and the text of the file.
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

    /// The properties and the method that set up a test. Services that return an entity are
    /// properties; services that return numbers are created with them.
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
    /// The numbers that services return one after another.
    var numbers: [Name] {
        description.services.compactMap {
            if case .next(let name, _, _) = $0.kind { name } else { nil }
        }
    }

    /// Returns the statements that create the object of a test.
    ///
    /// - Parameter numbers: the numbers that services return; `nil` for any.
    func making(_ object: String, _ numbers: [Int]? = nil) -> [String] {
        guard !self.numbers.isEmpty else { return [] }
        let lists = self.numbers.map { _ in
            "[\((numbers ?? []).map(String.init).joined(separator: ", "))]"
        }
        return ["let \(object) = \(object)(\(lists.joined(separator: ", ")))"]
    }

    /// Returns two different numbers that a service can return.
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

    /// Returns the name of an interaction in a title, which distinguishes it from others.
    func tapTitle(_ interaction: Interaction) -> String {
        interactions.count == 1 ? "tap" : "tap of “\(title(of: interaction.button))”"
    }

    func title(of button: Name) -> String {
        for case .button(button, let title) in description.elements { return title }
        return button.text
    }

    /// Returns the suffix of the names of tests, which distinguishes several interactions.
    func testSuffix(_ interaction: Interaction) -> String {
        interactions.count == 1 ? "" : "Of\(interaction.button.type)"
    }
}

extension SwiftText {
    /// Returns a test that an object keeps no strong reference to the receiver of its calls.
    ///
    /// - Parameters:
    ///   - object: the name of the object, such as `presenter`.
    ///   - listener: the property with the receiver, such as `view`.
    ///   - spy: the type of the receiver in tests.
    ///   - making: the statements that create the object.
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

    /// Returns a test method of a suite.
    ///
    /// - Parameter type: the type of an argument; `nil` if the compiler can infer it.
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
