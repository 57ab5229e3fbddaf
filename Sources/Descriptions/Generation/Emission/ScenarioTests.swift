internal import Descriptions
internal import Foundation
internal import PackageEditing
internal import Scenarios

/// The view-free tests of an implementation. Each plays a named scenario: it calls the objects behind the
/// view and compares the values that these show.
struct ScenarioTests {
    /// The way of tests to what is behind the view.
    struct Driver {
        /// The variable of the object that tests call, such as `viewModel`.
        let subject: String
        /// The type of this object.
        let type: String
        /// The title of the suite.
        let title: String
        /// The prefix of the name of the suite, such as `DiceViewModel`.
        let suite: String
        var imports: [String] = []
        /// The properties of the suite.
        var properties: [String] = []
        /// The statements that create the object with `dependencies`.
        let creation: [String]
        /// The functions that tests use.
        var functions: [String] = []
        /// The statements after the creation.
        var start: [String] = []
        /// Returns the statements for an event of a scenario.
        var statements: (_ event: [String: JSONValue]) -> [String]
    }

    let feature: Name
    let driver: Driver

    private var type: String { feature.type }

    /// - Parameter scenarios: the named scenarios of the feature.
    func file(_ scenarios: [NamedScenarioText]) throws -> GeneratedFile {
        let tests = try scenarios.compactMap(test)
        let create =
            "private func \(driver.subject)(_ dependencies: \(type)Dependencies) -> \(driver.type)"
        return GeneratedFile(
            path: "ViewFreeTests+\(driver.suite).swift",
            text: SwiftCode.file(
                driver.imports + [
                    "internal import \(type)", "internal import Scenarios",
                    "internal import Testing",
                ],
                """
                @testable internal import Implementation

                extension ViewFreeTests {
                @MainActor
                @Suite(\(SwiftText.literal(driver.title)))
                \(SwiftCode.block(
                    "struct \(driver.suite)Tests",
                    SwiftCode.sections(
                        [SwiftCode.lines(driver.properties)]
                            + [SwiftCode.block(create, SwiftCode.lines(driver.creation))]
                            + driver.functions + tests
                    )
                ))
                }
                """
            )
        )
    }

    // MARK: - Tests

    /// Returns the test that plays a scenario; `nil` if nothing of what it expects is view-free.
    private func test(_ scenario: NamedScenarioText) throws -> String? {
        let events = try scenario.lines.flatMap { $0.split(separator: "\n") }.map { line in
            try JSONDecoder().decode([String: JSONValue].self, from: Data(line.utf8))
        }
        // Only a view goes back, and is swiped down.
        let played = Array(events.prefix { $0["back"] == nil && $0["swipe"] == nil })
        let body = runs(of: played).flatMap { event, count in
            let code = driver.statements(event)
            return count == 1 ? code : code.map { "for _ in 0..<\(count) { \($0) }" }
        }
        guard body.contains(where: { $0.hasPrefix("#expect") }), let opening = events.first
        else { return nil }
        let statements = driver.start + body
        let usesSubject = statements.contains { $0.contains(driver.subject) }
        let canThrow = statements.contains { $0.contains("try ") }
        let name = Name(scenario.name.split(separator: "-").map(String.init)).member
        return SwiftCode.lines(
            "@Test(\(SwiftText.literal(scenario.summary.trimmingSuffix("."))))",
            SwiftCode.function(
                "\(name)()\(canThrow ? " throws" : "")",
                [
                    "let environment = \(type)Environment(opening: \(self.opening(opening)))",
                    (usesSubject ? "let \(driver.subject)" : "_")
                        + " = \(driver.subject)(environment.dependencies)",
                ] + statements
            )
        )
    }

    /// Returns the events with the numbers of their repetitions.
    private func runs(
        of events: [[String: JSONValue]]
    ) -> [(event: [String: JSONValue], count: Int)] {
        events.reduce(into: []) { runs, event in
            if runs.last?.event == event, event["tap"] != nil {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((event, 1))
            }
        }
    }

    private func opening(_ event: [String: JSONValue]) -> String {
        let values = event.filter { $0.key != "open" }
        let feature = SwiftText.literal(feature.identifier)
        return values.isEmpty
            ? "Opening(feature: \(feature))"
            : "Opening(feature: \(feature), values: \(Self.dictionary(values)))"
    }

    // MARK: - Statements that all tests have

    /// Returns the statements for an event of a service; `nil` for another event.
    ///
    /// - Parameter deliver: a closure that returns the statement that delivers replies.
    static func ofServices(
        _ event: [String: JSONValue],
        deliver: (Delivery) -> String
    ) -> [String]? {
        if case .text(let which)? = event["deliver"] {
            return Delivery(rawValue: which).map { [deliver($0)] } ?? []
        }
        if case .text(let operation)? = event["fail"] {
            let name = Name(operation.split(separator: "-").map(String.init))
            return ["environment.fail(.\(name.member))"]
        }
        if case .object(let values)? = event["set"] {
            return ["environment.set(\(dictionary(values)))"]
        }
        return nil
    }

    /// Returns the literal of the texts in a list.
    static func texts(_ list: [JSONValue]) -> String {
        let literals = list.compactMap { item -> String? in
            if case .text(let text) = item { SwiftText.literal(text) } else { nil }
        }
        return "[\(literals.joined(separator: ", "))]"
    }

    // MARK: - Values

    static func dictionary(_ values: [String: JSONValue]) -> String {
        let members = values.sorted { $0.key < $1.key }.map { key, value in
            "\(SwiftText.literal(key)): \(literal(value))"
        }
        return "[\(members.joined(separator: ", "))]"
    }

    static func literal(_ value: JSONValue) -> String {
        switch value {
        case .null: ".null"
        case .flag(let isSet): ".flag(\(isSet))"
        case .integer(let integer): ".integer(\(integer))"
        case .number(let number): ".number(\(number))"
        case .text(let text): ".text(\(SwiftText.literal(text)))"
        case .list(let list): ".list([\(list.map(literal).joined(separator: ", "))])"
        case .object(let object): ".object(\(dictionary(object)))"
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
