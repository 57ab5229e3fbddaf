internal import Model

/// Parses one event from the object on its line.
struct EventParser {
    /// The reason why an object is not an event.
    struct Failure: Error {
        let problem: String
    }

    let object: [String: JSONValue]
    let contract: FeatureContract

    /// The keys of arguments, each with the events that take it.
    private static let arguments = [
        "to": ["scroll", "caret"], "text": ["type", "insert", "compose"],
    ]

    func event() throws(Failure) -> ScenarioEvent {
        let keyword = try keyword()
        for (key, events) in Self.arguments.sorted(by: { $0.key < $1.key })
        where !events.contains(keyword) && object[key] != nil {
            let takers = events.map { "\"\($0)\"" }.joined(separator: ", ")
            throw Failure(problem: "unknown key \"\(key)\"; it belongs to \(takers)")
        }
        switch keyword {
        case "tap": return .tap(try text("tap"))
        case "pull": return .pull(try text("pull"))
        case "type": return .type(try text("type"), text: try text("text"))
        case "insert": return .insert(try text("insert"), text: try text("text"))
        case "compose": return .compose(try text("compose"), text: try text("text"))
        case "caret": return .caret(try text("caret"), to: try integer("to"))
        case "toggle": return .toggle(try text("toggle"))
        case "answer": return .answer(try text("answer"))
        case "scroll": return .scroll(try text("scroll"), to: try integer("to"))
        case "back": return try affirmed("back", .back)
        case "swipe": return try affirmed("swipe", .swipe)
        case "close": return try affirmed("close", .close)
        case "deliver": return .deliver(try choice("deliver", of: Delivery.allCases))
        case "fail": return .fail(try choice("fail", of: contract.operations))
        case "set": return .set(try settings())
        case "expect":
            let parser = ExpectationParser(value: object[keyword], contract: contract)
            return .expect(try parser.expectations())
        default: return try own(keyword)
        }
    }

    private func keyword() throws(Failure) -> String {
        let found = object.keys.filter { Self.arguments[$0] == nil }.sorted()
        let known = ScenarioEvent.keywords + contract.events.map(\.name)
        if let unknown = found.first(where: { !known.contains($0) }) {
            let expected = known.map { "\"\($0)\"" }.joined(separator: ", ")
            throw Failure(problem: "unknown key \"\(unknown)\"; expected one of \(expected)")
        }
        guard let keyword = found.first else {
            throw Failure(problem: "no event; expected an object such as {\"back\": true}")
        }
        guard found.count == 1 else {
            throw Failure(
                problem:
                    "\"\(keyword)\" and \"\(found[1])\" are two events; write one event per line"
            )
        }
        return keyword
    }

    /// Returns a model event of the contract, with a valid value.
    private func own(_ keyword: String) throws(Failure) -> ScenarioEvent {
        guard let key = contract.events.first(where: { $0.name == keyword }),
            let value = object[keyword]
        else { throw Failure(problem: "unknown key \"\(keyword)\"") }
        if let problem = key.problem(with: value) { throw Failure(problem: problem) }
        return .own(keyword, value)
    }

    private func text(_ key: String) throws(Failure) -> String {
        guard case .text(let text)? = object[key] else { throw wrongType(key, "a string") }
        return text
    }

    private func integer(_ key: String) throws(Failure) -> Int {
        switch object[key] {
        case .integer(let integer): return integer
        case .some(let value):
            throw Failure(problem: "\"\(key)\" takes an integer\(value.integerMismatch)")
        case nil: throw wrongType(key, "an integer")
        }
    }

    private func affirmed(_ key: String, _ event: ScenarioEvent) throws(Failure) -> ScenarioEvent {
        guard object[key] == .flag(true) else { throw wrongType(key, "true") }
        return event
    }

    private func choice<Choice: RawRepresentable<String>>(
        _ key: String,
        of choices: [Choice]
    ) throws(Failure) -> Choice {
        let word = try text(key)
        guard let choice = choices.first(where: { $0.rawValue == word }) else {
            let expected = choices.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            let offer =
                choices.isEmpty ? "no value is possible here" : "expected one of \(expected)"
            throw Failure(problem: "unknown value \"\(word)\" of \"\(key)\"; \(offer)")
        }
        return choice
    }

    private func settings() throws(Failure) -> [String: JSONValue] {
        guard case .object(let settings)? = object["set"] else {
            throw wrongType("set", "an object")
        }
        if let problem = contract.settableKeys.problem(with: settings) {
            throw Failure(problem: problem)
        }
        return settings
    }

    private func wrongType(_ key: String, _ expected: String) -> Failure {
        guard let value = object[key] else {
            return Failure(problem: "missing key \"\(key)\", which takes \(expected)")
        }
        return Failure(problem: "\"\(key)\" takes \(expected), not \(value.kindName)")
    }
}
