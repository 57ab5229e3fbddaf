/// Reads what an `expect` line says: for each identifier `null` (absent), a text, or an object
/// with `text`, `enabled` and `image`; for the keys `routes` and `requests` a list.
struct ExpectationParser {
    let value: JSONValue?

    func expectations() throws(EventParser.Failure) -> [Expectation] {
        guard case .object(let object)? = value else {
            throw EventParser.Failure(problem: "\"expect\" takes an object of identifiers")
        }
        var expectations: [Expectation] = []
        for (id, value) in object.sorted(by: { $0.key < $1.key }) {
            switch id {
            case "routes": expectations.append(.routes(try list(id, value)))
            case "requests": expectations.append(.requests(try list(id, value)))
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
            return .present(id: id, text: text, isEnabled: nil, image: nil)
        case .object(let properties):
            let keys = [
                ScriptKey("text", .text, "what it reads"),
                ScriptKey("enabled", .flag, "whether it reacts to a tap"),
                ScriptKey("image", .text, "the name of its image"),
            ]
            if let problem = keys.problem(with: properties) {
                throw EventParser.Failure(problem: problem)
            }
            var text: String?
            var isEnabled: Bool?
            var image: String?
            if case .text(let value)? = properties["text"] { text = value }
            if case .flag(let value)? = properties["enabled"] { isEnabled = value }
            if case .text(let value)? = properties["image"] { image = value }
            return .present(id: id, text: text, isEnabled: isEnabled, image: image)
        default:
            throw EventParser.Failure(
                problem: "\"\(id)\" takes null, a string or an object, not \(value.kindName)"
            )
        }
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
