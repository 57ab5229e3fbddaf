internal import Descriptions
internal import HeadlessKit

extension ViewController {
    /// Presents a question in an alert.
    ///
    /// - Parameters:
    ///   - fields: the values of the fields that the question names.
    ///   - cancel: is called if the user cancels.
    ///   - confirm: is called if the user confirms.
    func ask(
        _ question: ChangeQuestion,
        about fields: [Name: FieldValue],
        cancel: @escaping @MainActor () -> Void = {},
        confirm: @escaping @MainActor () -> Void
    ) {
        let alert = AlertController(
            title: question.text.text(of: fields),
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(AlertAction(title: question.answer, style: .default) { _ in confirm() })
        alert.addAction(AlertAction(title: ChangeQuestion.cancel, style: .cancel) { _ in cancel() })
        present(alert, animated: true)
    }
}
