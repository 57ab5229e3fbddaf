internal import AppSupport
internal import Foundation
internal import HeadlessKitDriver
internal import Model

/// Writes scenarios as JSON Lines for ``ScenarioParser``.
package enum ScenarioWriter {
    package static func lines(of scenario: Scenario) -> [String] {
        var opening = scenario.opening.values
        opening["open"] = .text(scenario.opening.feature)
        return [json(.object(opening))] + scenario.events.map(line)
    }

    package static func line(of event: ScenarioEvent) -> String {
        json(.object(object(for: event)))
    }

    private static func object(for event: ScenarioEvent) -> [String: JSONValue] {
        switch event {
        case .tap(let id): ["tap": .text(id)]
        case .pull(let list): ["pull": .text(list)]
        case .scroll(let list, let row): ["scroll": .text(list), "to": .integer(row)]
        case .type(let field, let text): ["type": .text(field), "text": .text(text)]
        case .insert(let field, let text): ["insert": .text(field), "text": .text(text)]
        case .compose(let field, let text): ["compose": .text(field), "text": .text(text)]
        case .caret(let field, let position): ["caret": .text(field), "to": .integer(position)]
        case .toggle(let id): ["toggle": .text(id)]
        case .answer(let title): ["answer": .text(title)]
        case .back: ["back": .flag(true)]
        case .swipe: ["swipe": .flag(true)]
        case .deliver(let delivery): ["deliver": .text(delivery.rawValue)]
        case .fail(let operation): ["fail": .text(operation.rawValue)]
        case .set(let settings): ["set": .object(settings)]
        case .own(let name, let value): [name: value]
        case .close: ["close": .flag(true)]
        case .expect(let expectations): ["expect": .object(object(for: expectations))]
        }
    }

    private static func object(for expectations: [Expectation]) -> [String: JSONValue] {
        var object: [String: JSONValue] = [:]
        for expectation in expectations {
            switch expectation {
            case .absent(let id):
                object[id] = .null
            case .order(let ids):
                object["order"] = .list(ids.map(JSONValue.text))
            case .routes(let routes):
                object["routes"] = .list(routes.map(JSONValue.text))
            case .requests(let requests):
                object["requests"] = .list(requests.map(JSONValue.text))
            case .count(let name, let count):
                object[name] = .integer(count)
            case .present(let appearance):
                var properties: [String: JSONValue] = [:]
                properties["text"] = appearance.text.map(JSONValue.text)
                properties["enabled"] = appearance.isEnabled.map(JSONValue.flag)
                properties["image"] = appearance.image.map(JSONValue.text)
                properties["style"] = appearance.style.map { runs in
                    .list(runs.map { .object([$0.style: .text($0.text)]) })
                }
                object[appearance.id] = .object(properties)
            }
        }
        return object
    }

    private static func json(_ value: JSONValue) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding fails only for numbers without JSON form, which no scenario contains.
        guard let data = try? encoder.encode(value) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }
}
