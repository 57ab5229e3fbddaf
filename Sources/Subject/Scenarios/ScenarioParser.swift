internal import Foundation
internal import JSONSyntax
internal import Model

/// Parses scenarios in JSON Lines. Blank lines are ignored.
package struct ScenarioParser {
    private let contract: FeatureContract

    package init(contract: FeatureContract) {
        self.contract = contract
    }

    /// Parses a complete scenario: an opening line, then events.
    ///
    /// - Throws: ``ScenarioError`` for the first invalid line.
    package func scenario(from source: String) throws(ScenarioError) -> Scenario {
        try numberedScenario(from: source).scenario
    }

    /// Parses a complete scenario.
    ///
    /// - Returns: the scenario, and the line numbers of its opening and its events.
    /// - Throws: ``ScenarioError`` for the first invalid line.
    package func numberedScenario(
        from source: String
    ) throws(ScenarioError) -> (scenario: Scenario, lineNumbers: [Int]) {
        let all = Self.lines(of: source)
        var lines = all[...]
        guard let first = lines.popFirst() else {
            throw ScenarioError(
                line: nil,
                problem: "the scenario is empty; expected {\"open\": \"\(contract.name)\"}"
            )
        }
        let opening = try opening(from: first)
        let scenario = Scenario(opening: opening, events: try events(from: lines))
        return (scenario, all.map(\.number))
    }

    /// Parses events without an opening line.
    ///
    /// - Throws: ``ScenarioError`` for the first line that is not an event.
    package func events(from source: String) throws(ScenarioError) -> [ScenarioEvent] {
        try events(from: Self.lines(of: source)[...])
    }

    private struct Line {
        let number: Int
        let text: Substring
    }

    /// Returns the lines of a source. Only a line feed ends a line, because strings in JSON may
    /// contain the other separators of Unicode.
    private static func lines(of source: String) -> [Line] {
        source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .enumerated()
            .map { Line(number: $0.offset + 1, text: $0.element) }
            .filter { !$0.text.allSatisfy(\.isWhitespace) }
    }

    private func events(from lines: ArraySlice<Line>) throws(ScenarioError) -> [ScenarioEvent] {
        var events: [ScenarioEvent] = []
        for line in lines {
            if events.last == .close {
                throw ScenarioError(
                    line: line.number,
                    problem: "no event may follow {\"close\": true}"
                )
            }
            let object = try object(in: line)
            do {
                events.append(try EventParser(object: object, contract: contract).event())
            } catch {
                throw ScenarioError(line: line.number, problem: error.problem)
            }
        }
        return events
    }

    private func opening(from line: Line) throws(ScenarioError) -> Opening {
        var object = try object(in: line)
        guard case .text(let feature)? = object.removeValue(forKey: "open") else {
            throw ScenarioError(
                line: line.number,
                problem: "a scenario begins with {\"open\": \"\(contract.name)\"}"
            )
        }
        guard feature == contract.name else {
            throw ScenarioError(
                line: line.number,
                problem: "the scenario opens \"\(feature)\"; expected \"\(contract.name)\""
            )
        }
        if let problem = contract.openingKeys.problem(with: object) {
            throw ScenarioError(line: line.number, problem: problem)
        }
        return Opening(feature: feature, values: object)
    }

    private func object(in line: Line) throws(ScenarioError) -> [String: JSONValue] {
        let json: StrictJSON
        do {
            json = try StrictJSON(Data(line.text.utf8))
        } catch {
            throw ScenarioError(line: line.number, problem: Self.problem(of: error))
        }
        guard let value = try? json.decode(JSONValue.self) else {
            throw ScenarioError(line: line.number, problem: Self.notJSON)
        }
        guard case .object(let object) = value else {
            throw ScenarioError(
                line: line.number,
                problem: "expected an object such as {\"back\": true}, not \(value.kindName)"
            )
        }
        return object
    }

    private static let notJSON =
        "not JSON; expected one object such as {\"tap\": \"show-greeting\"}"

    private static func problem(of fault: JSONFault) -> String {
        switch fault.kind {
        case .syntax: notJSON
        case _ where fault.isSyntax: "not JSON: \(fault.problem)"
        default: fault.problem
        }
    }
}

extension [ScenarioKey] {
    /// Returns the reason why the values of an object do not match these keys; `nil` if they match.
    func problem(with object: [String: JSONValue]) -> String? {
        for (name, value) in object.sorted(by: { $0.key < $1.key }) {
            guard let key = first(where: { $0.name == name }) else {
                let names = map { "\"\($0.name)\"" }.joined(separator: ", ")
                let offer = isEmpty ? "no keys are possible here" : "expected one of \(names)"
                return "unknown key \"\(name)\"; \(offer)"
            }
            if let problem = key.problem(with: value) { return problem }
        }
        return nil
    }
}
