internal import Descriptions

extension ListCellFiles {
    /// Returns a method of a row's object that increases a number and shows the new value when the
    /// reply arrives. If a question precedes the request, there is one more method for the answer.
    ///
    /// - Parameters:
    ///   - head: the declaration of the method.
    ///   - show: the statement that shows the change.
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

    /// The properties of a row's object for running requests, one per line.
    var running: [String] {
        (plan.isBlocking ? busy : [])
            + plan.counts.map { "private var \($0.isRunning) = false" }
    }

    /// The properties that indicate whether buttons of a row are enabled, one per line.
    var possible: [String] {
        plan.enabling.map { "var \($0.can): Bool { \($0.isPossible ?? "") }" }
    }

    /// Returns the property of the view of a button.
    func property(_ count: ListCount) -> String {
        plan.list.elements.first { $0.name == count.button }?.property ?? ""
    }
}
