internal import Descriptions

extension ListCellFiles {
    /// A method of a row's object that counts one more, and shows what that is when the service has
    /// answered. Where that is asked about first, there is one more for the answer.
    ///
    /// - Parameters:
    ///   - head: the method's.
    ///   - show: shows the change.
    func counting(_ head: String, _ count: ListCount, show: String?) -> String {
        let item = plan.item
        let done =
            ["\(item).\(count.field.member) = \(count.field.member)"]
            + (count.once.map { ["\(item).\($0.member) = true"] } ?? [])
            + (show.map { [$0] } ?? []) + (count.success.map { ["onMessage?(\($0))"] } ?? [])
        let possible = count.isPossible.map { ", \($0)" } ?? ""
        let asking = plan.question(count).map { question in
            """

                    \(head) {
                        guard !\(count.isRunning)\(possible) else { return }
                        onQuestion?(\(question.text))
                    }

            """
        }
        let counting = asking == nil ? head : "func \(count.confirm)()"
        return """
            \(asking ?? "")
                \(counting) {
                    guard !\(count.isRunning)\(asking == nil ? possible : "") else { return }
                    \(count.isRunning) = true
                    \(plan.service.name.member).\(count.method)(\(item)ID: \(item).id) { [weak self] result in
                        guard let self else { return }
                        \(count.isRunning) = false
                        switch result {
                        case .success(let \(count.field.member)):
            \(plan.lines(done, indented: 16))            case .failure:
                            onMessage?(\(count.failure))
                        }
                    }
                }

            """
    }

    /// What a row's object keeps of what runs, a line each.
    var running: [String] {
        (plan.isBlocking ? busy : [])
            + plan.counts.map { "private var \($0.isRunning) = false" }
    }

    /// Whether buttons of a row can be tapped, as properties; a line each.
    var possible: [String] {
        plan.enabling.map { "var \($0.can): Bool { \($0.isPossible ?? "") }" }
    }

    /// The view of a button.
    func property(_ count: ListCount) -> String {
        plan.list.elements.first { $0.name == count.button }?.property ?? ""
    }
}
