internal import Descriptions
internal import Foundation
internal import PackageEditing
internal import Scenarios

/// The view-free tests of an implementation. Each plays a named scenario: it calls the objects behind the
/// view and compares the values that these show.
struct ScenarioTests {
    /// How tests reach what is behind the view.
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
        /// Returns the method that is called at a tap.
        let call: (ElementsScreen.Tap) -> String
        /// Returns the text of a label.
        let text: (Name) -> String
        /// Returns the value that is true if a tap is possible.
        let isEnabled: (ElementsScreen.Tap) -> String
    }

    let screen: ElementsScreen
    let driver: Driver

    /// - Parameter scenarios: the named scenarios of the feature.
    func file(_ scenarios: [NamedScenarioText]) throws -> GeneratedFile {
        let tests = try scenarios.compactMap(test)
        let create =
            "private func \(driver.subject)(_ dependencies: \(screen.type)Dependencies) -> \(driver.type)"
        return GeneratedFile(
            path: "ViewFreeTests+\(driver.suite).swift",
            text: SwiftCode.file(
                driver.imports + [
                    "internal import \(screen.type)", "internal import Scenarios",
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
                            + [SwiftCode.block(create, SwiftCode.lines(driver.creation))] + tests
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
        let body = runs(of: events).flatMap { event, count in
            let code = statements(event)
            return count == 1 ? code : code.map { "for _ in 0..<\(count) { \($0) }" }
        }
        guard body.contains(where: { $0.hasPrefix("#expect") }), let opening = events.first
        else { return nil }
        let usesSubject = body.contains { $0.contains("\(driver.subject).") }
        let name = Name(scenario.name.split(separator: "-").map(String.init)).member
        return SwiftCode.lines(
            "@Test(\(SwiftText.literal(scenario.summary.trimmingSuffix("."))))",
            SwiftCode.function(
                "\(name)()",
                [
                    "let environment = \(screen.type)Environment(opening: \(self.opening(opening)))",
                    (usesSubject ? "let \(driver.subject)" : "_")
                        + " = \(driver.subject)(environment.dependencies)",
                ] + body
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
        let feature = SwiftText.literal(screen.description.feature.identifier)
        return values.isEmpty
            ? "Opening(feature: \(feature))"
            : "Opening(feature: \(feature), values: \(dictionary(values)))"
    }

    private func statements(_ event: [String: JSONValue]) -> [String] {
        if case .text(let button)? = event["tap"] {
            return screen.taps.filter { $0.button.identifier == button }.map { tap in
                "\(driver.subject).\(driver.call(tap))"
            }
        }
        if case .object(let values)? = event["set"] {
            return ["environment.set(\(dictionary(values)))"]
        }
        if case .object(let expected)? = event["expect"] {
            return screen.plan.labels.compactMap { label in
                guard case .text(let text)? = expected[label.identifier] else { return nil }
                return "#expect(\(driver.text(label)) == \(SwiftText.literal(text)))"
            }
                + screen.limited.compactMap { tap in
                    guard case .object(let appearance)? = expected[tap.button.identifier],
                        case .flag(let isEnabled)? = appearance["enabled"]
                    else { return nil }
                    return "#expect(\(isEnabled ? "" : "!")\(driver.isEnabled(tap)))"
                }
        }
        return []
    }

    // MARK: - Values

    private func dictionary(_ values: [String: JSONValue]) -> String {
        let members = values.sorted { $0.key < $1.key }.map { key, value in
            "\(SwiftText.literal(key)): \(literal(value))"
        }
        return "[\(members.joined(separator: ", "))]"
    }

    private func literal(_ value: JSONValue) -> String {
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
