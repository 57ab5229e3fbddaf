internal import Descriptions
internal import HeadlessKit

extension ViewController {
    /// Presents a question in an alert.
    ///
    /// - Parameters:
    ///   - fields: the values of the fields that the question uses.
    ///   - cancel: a closure that is called if the user cancels.
    ///   - confirm: a closure that is called if the user confirms.
    func ask(
        _ question: ChangeQuestion,
        about fields: [Name: FieldValue],
        cancel: @escaping @MainActor () -> Void = {},
        confirm: @escaping @MainActor () -> Void
    ) {
        ask([(question, confirm)], about: fields, cancel: cancel)
    }

    /// Presents a question with several answers in an alert.
    ///
    /// - Parameters:
    ///   - answers: the question with each answer, and the closures that are called if the user
    ///     selects it.
    ///   - fields: the values of the fields that the question uses.
    ///   - cancel: a closure that is called if the user cancels.
    func ask(
        _ answers: [(question: ChangeQuestion, confirm: @MainActor () -> Void)],
        about fields: [Name: FieldValue],
        cancel: @escaping @MainActor () -> Void = {}
    ) {
        guard let question = answers.first?.question else { return }
        let confirming = answers.map { question, confirm in
            AlertAction(title: question.answer, style: .default) { _ in confirm() }
        }
        let cancelling = AlertAction(title: question.cancel, style: .cancel) { _ in cancel() }
        ask(question.text.text(of: fields), confirming + [cancelling])
    }

    /// Presents a question of a form in an alert.
    ///
    /// - Parameter confirm: a closure that is called if the user confirms.
    func ask(_ question: Form.Question, confirm: @escaping @MainActor () -> Void) {
        ask(
            question.text,
            [
                AlertAction(title: question.confirm, style: .destructive) { _ in confirm() },
                AlertAction(title: question.refuse, style: .cancel),
            ]
        )
    }

    private func ask(_ question: String, _ answers: [AlertAction]) {
        let alert = AlertController(title: question, message: nil, preferredStyle: .alert)
        for answer in answers { alert.addAction(answer) }
        present(alert, animated: true)
    }
}
