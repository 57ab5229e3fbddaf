internal import AppSupport
internal import HeadlessKitDriver

/// Parses an `expect` line: for each identifier `null` (absent), a text or an object with
/// ``appearanceKeys``; for the keys of ``lists`` a list; for counters of the contract an integer.
struct ExpectationParser {
    /// The properties of an element.
    static let appearanceKeys = [
        ScenarioKey("text", .text, "its text"),
        ScenarioKey("enabled", .flag, "whether it reacts to taps"),
        ScenarioKey("image", .text, "the name of its image"),
        ScenarioKey("style", .any, "its styled parts"),
    ]

    /// The keys that are no elements and take a list.
    static let lists = [
        (key: "order", meaning: "These elements are visible in this order; others may be between."),
        (key: "routes", meaning: "The screen has opened these pages so far."),
        (key: "requests", meaning: "The services have received these requests so far."),
    ]

    let value: JSONValue?
    let contract: FeatureContract

    func expectations() throws(EventParser.Failure) -> [Expectation] {
        guard case .object(let object)? = value else {
            throw EventParser.Failure(problem: "\"expect\" takes an object of identifiers")
        }
        var expectations: [Expectation] = []
        for (id, value) in object.sorted(by: { $0.key < $1.key }) {
            switch id {
            case "order": expectations.append(.order(try list(id, value)))
            case "routes": expectations.append(.routes(try list(id, value)))
            case "requests": expectations.append(.requests(try list(id, value)))
            case _ where contract.counts[id] != nil:
                expectations.append(.count(id, try integer(id, value)))
            default: expectations.append(try expectation(id: id, value))
            }
        }
        return expectations
    }

    private func expectation(
        id: String,
        _ value: JSONValue
    ) throws(EventParser.Failure) -> Expectation {
        switch value {
        case .null:
            return .absent(id: id)
        case .text(let text):
            return .present(.init(id: id, text: text))
        case .object(let properties):
            if let problem = Self.appearanceKeys.problem(with: properties) {
                throw EventParser.Failure(problem: problem)
            }
            var appearance = Expectation.Appearance(id: id)
            if case .text(let value)? = properties["text"] { appearance.text = value }
            if case .flag(let value)? = properties["enabled"] { appearance.isEnabled = value }
            if case .text(let value)? = properties["image"] { appearance.image = value }
            appearance.style = try properties["style"].map { value throws(EventParser.Failure) in
                try runs(value)
            }
            return .present(appearance)
        default:
            throw EventParser.Failure(
                problem: "\"\(id)\" takes null, a string or an object, not \(value.kindName)"
            )
        }
    }

    /// Returns the styled parts of a text, each an object with its style as the only key.
    private func runs(
        _ value: JSONValue
    ) throws(EventParser.Failure) -> [Element.Run] {
        let failure = EventParser.Failure(
            problem: "\"style\" takes a list of objects such as {\"body\": \"text\"}"
        )
        guard case .list(let items) = value else { throw failure }
        var runs: [Element.Run] = []
        for item in items {
            guard case .object(let object) = item, object.count == 1,
                let (style, value) = object.first, case .text(let text) = value
            else { throw failure }
            runs.append(Element.Run(text, style: style))
        }
        return runs
    }

    private func integer(
        _ key: String,
        _ value: JSONValue
    ) throws(EventParser.Failure) -> Int {
        guard case .integer(let integer) = value else {
            throw EventParser.Failure(
                problem: "\"\(key)\" takes an integer\(value.integerMismatch)"
            )
        }
        return integer
    }

    private func list(
        _ key: String,
        _ value: JSONValue
    ) throws(EventParser.Failure) -> [String] {
        let failure = EventParser.Failure(problem: "\"\(key)\" takes a list of strings")
        guard case .list(let items) = value else { throw failure }
        var texts: [String] = []
        for item in items {
            guard case .text(let text) = item else { throw failure }
            texts.append(text)
        }
        return texts
    }
}
