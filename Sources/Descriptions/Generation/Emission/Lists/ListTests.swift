internal import Behaviours
internal import Descriptions
internal import Foundation
internal import Scenarios

/// The statements of the view-free tests of a list, for the events of scenarios.
struct ListTests {
    /// The way of tests to the objects behind the view.
    struct Code {
        let retry, pull, retryMore: String
        /// Returns the statement that selects a filter, and that for a button above the rows.
        let choose: (ListFilter) -> String
        let tap: (_ method: String, _ button: Name) -> String
        /// Returns the statement for a tap on a row with a number, and for those on its buttons and images.
        let select: (_ id: Int) -> String
        let rowTap: (_ id: Int, _ method: String, _ button: Name) -> String
        let open: (_ id: Int, PageLink) -> String
        /// Returns the statement for a row that is displayed.
        let display: (_ index: Int) -> String
        let answer: (_ isConfirmed: Bool) -> String
        let deliver: (Delivery) -> String
        /// Returns a display value of the list, by its name.
        let value: (_ name: String) -> String
        let rows: String
        /// Returns a display value of the row with a number.
        let rowValue: (_ id: Int, _ name: String) -> String
        /// The messages that were not shown yet.
        let messages: String
        /// The text of the question that is asked.
        let question: String
    }

    let screen: ListScreen
    let code: Code

    func statements(_ event: [String: JSONValue]) -> [String] {
        if case .text(let element)? = event["tap"] { return tap(element) }
        if event["pull"] != nil { return [code.pull] }
        if screen.isPaged, case .integer(let index)? = event["to"] { return [code.display(index)] }
        if case .text(let title)? = event["answer"] {
            return [code.answer(questions.contains { $0.answer == title })]
        }
        if let statements = ScenarioTests.ofServices(event, deliver: code.deliver) {
            return statements
        }
        for name in [screen.entity.changeEvent, screen.entity.removalEvent] {
            guard let value = event[name] else { continue }
            let arguments = "\(SwiftText.literal(name)), \(ScenarioTests.literal(value))"
            return ["#expect(environment.happen(\(arguments)) == nil)"]
        }
        if case .object(let expected)? = event["expect"] { return expectations(expected) }
        return []
    }

    private var questions: [ChangeQuestion] {
        screen.list.toggles.compactMap(\.question) + screen.list.counts.compactMap(\.question)
            + (screen.list.removal?.question.map { [$0] } ?? [])
    }

    // MARK: - Taps

    private func tap(_ element: String) -> [String] {
        let list = screen.plan.severalItems.identifier
        if element == "\(list).retry" { return [code.retry] }
        if element == "\(list).more.retry" { return [code.retryMore] }
        if let filter = screen.list.filters.first(where: { $0.name.identifier == element }) {
            return [code.choose(filter)]
        }
        if let (action, method) = screen.actionNames.first(where: {
            $0.action.name.identifier == element
        }) {
            return [code.tap(method, action.name)]
        }
        guard let (id, part) = row(element) else { return [] }
        guard let part else { return screen.list.route == nil ? [] : [code.select(id)] }
        if let link = screen.list.links.first(where: { $0.element.identifier == part }) {
            return [code.open(id, link)]
        }
        return screen.rowButtons.filter { $0.button.identifier == part }
            .map { code.rowTap(id, $0.method, $0.button) }
    }

    /// Returns the number of a row, and the element inside it.
    private func row(_ identifier: String) -> (id: Int, element: String?)? {
        let parts = identifier.split(separator: ".").map(String.init)
        guard parts.count > 1, parts[0] == screen.entity.name.identifier, let id = Int(parts[1])
        else { return nil }
        return (id, parts.count > 2 ? parts[2] : nil)
    }

    // MARK: - Expectations

    private func expectations(_ expected: [String: JSONValue]) -> [String] {
        let keys = expected.sorted { one, other in
            one.key.compare(other.key, options: .numeric) == .orderedAscending
        }
        return shownRows(keys) + keys.flatMap { expectation($0.key, $0.value) }
    }

    /// Returns the expectations of the rows that are shown and of those that are not.
    private func shownRows(_ keys: [(key: String, value: JSONValue)]) -> [String] {
        let rows = keys.compactMap { key, value -> (id: Int, isShown: Bool)? in
            guard let (id, element) = row(key), element == nil else { return nil }
            return (id, value != .null)
        }
        let shown = rows.filter(\.isShown).map { String($0.id) }.joined(separator: ", ")
        let hidden = rows.filter { !$0.isShown }.map { String($0.id) }.joined(separator: ", ")
        let ids = "Set(\(code.rows).map(\\.id))"
        return (shown.isEmpty ? [] : ["#expect(\(ids).isSuperset(of: [\(shown)]))"])
            + (hidden.isEmpty ? [] : ["#expect(\(ids).isDisjoint(with: [\(hidden)]))"])
    }

    private func expectation(_ key: String, _ value: JSONValue) -> [String] {
        let list = screen.plan.severalItems.identifier
        func isEqual(_ code: String, _ literal: String) -> [String] {
            ["#expect(\(code) == \(literal))"]
        }
        if case .null = value {
            if key == "toast" { return ["#expect(\(code.messages).isEmpty)"] }
            if key == "\(list).footer" { return isEqual(code.value("footer"), ".hidden") }
            return key == "alert" && !questions.isEmpty ? isEqual(code.question, "nil") : []
        }
        switch (key, value) {
        case ("\(list).loading", .object): return isEqual(code.value("placeholder"), ".loading")
        case ("\(list).error", .text(let text)):
            return isEqual(code.value("placeholder"), ".error(\(SwiftText.literal(text)))")
        case ("\(list).empty", .text(let text)):
            return isEqual(code.value("placeholder"), ".empty(\(SwiftText.literal(text)))")
        case ("\(list).footer", .text(let text)):
            let kind =
                text.hasPrefix("Loading") ? "loading" : text.hasPrefix("No") ? "end" : "failed"
            return isEqual(code.value("footer"), ".\(kind)(\(SwiftText.literal(text)))")
        case ("toast", .text(let text)):
            return ["#expect(\(code.messages).contains(\(SwiftText.literal(text))))"]
        case ("alert", .text(let text)): return isEqual(code.question, SwiftText.literal(text))
        case ("requests", .list(let list)), ("routes", .list(let list)):
            return isEqual("environment.\(key).map(\\.description)", ScenarioTests.texts(list))
        case ("order", .list(let order)):
            let ids = order.compactMap { item -> String? in
                if case .text(let text) = item { row(text).map { String($0.id) } } else { nil }
            }
            return isEqual("\(code.rows).map(\\.id)", "[\(ids.joined(separator: ", "))]")
        default: break
        }
        if let total = screen.list.total, key == total.name.identifier, case .text(let text) = value
        {
            return isEqual(code.value(total.name.member), SwiftText.literal(text))
        }
        if case .object(let appearance) = value, case .flag(let isEnabled)? = appearance["enabled"]
        {
            if !isEnabled,
                let filter = screen.list.filters.first(where: { $0.name.identifier == key })
            {
                return isEqual(code.value("filter"), ".\(filter.name.member)")
            }
            if let undo = screen.list.actions.first(where: {
                $0.kind == .undo && $0.name.identifier == key
            }) {
                return ["#expect(\(isEnabled ? "" : "!")\(code.value("can\(undo.name.type)")))"]
            }
        }
        guard let (id, part) = row(key), let part else { return [] }
        return rowExpectation(id, part, value)
    }

    private func rowExpectation(_ id: Int, _ element: String, _ value: JSONValue) -> [String] {
        var lines: [String] = []
        var text: String?
        var isEnabled: Bool?
        switch value {
        case .text(let shown): text = shown
        case .object(let appearance):
            if case .text(let shown)? = appearance["text"] { text = shown }
            if case .text(let name)? = appearance["image"] { text = name }
            if case .flag(let flag)? = appearance["enabled"] { isEnabled = flag }
        default: break
        }
        for (display, name, _) in screen.rowDisplays {
            let code = code.rowValue(id, name)
            if display.textName?.identifier == element, let text {
                lines.append("#expect(\(code) == \(SwiftText.literal(text)))")
            }
            if display.enabledName?.identifier == element, let isEnabled {
                lines.append("#expect(\(isEnabled ? code : code.replacing("try ", with: "try !")))")
            }
        }
        return lines
    }
}

extension Display {
    /// The element whose text it is; `nil` for another display.
    fileprivate var textName: Name? { if case .text(let name) = target { name } else { nil } }
    /// The element that it enables; `nil` for another display.
    fileprivate var enabledName: Name? {
        if case .isEnabled(let name) = target { name } else { nil }
    }
}
