internal import Descriptions

/// A view controller that is the view and communicates with one other object.
struct ViewControllerText {
    /// The prefix of the type, and the module with the contract that all variants share.
    let type: String
    let contract: String
    /// The property of the other object, and its type.
    let other: (name: String, type: String)
    /// The properties of the views, one per line.
    let views: [String]
    /// The statements after the layout at the end of `viewDidLoad`, one per line.
    let start: [String]
    /// The statements that lay out the views, one per line.
    let layout: [String]
    /// The code after the layout, within the type and after it.
    let rest: String

    var name: String { "\(type)ViewController" }

    /// A view controller that binds itself to a view model imports the bindable type.
    private var bindingModule: [String] { other.name == "viewModel" ? ["DataBinding"] : [] }

    var text: String {
        """
        \(SwiftText.imports("internal", [contract, "HeadlessKit"] + bindingModule))

        final class \(name): ViewController {
            private let \(other.name): \(other.type)
        \(SwiftText.lines(views, indented: 4))
            init(\(other.name): \(other.type)) {
                self.\(other.name) = \(other.name)
            }

            override func viewDidLoad() {
                super.viewDidLoad()
        \(SwiftText.lines(["layOut()"] + start, indented: 8))    }

            private func layOut() {
        \(SwiftText.lines(layout, indented: 8))    }
        \(rest)
        """
    }

    /// Returns a method that shows a question in an alert.
    ///
    /// - Parameters:
    ///   - head: the declaration of the method.
    ///   - asked: the question, whose answer confirms.
    ///   - confirm: the statement for the confirmation.
    ///   - question: the expression for the text of the question.
    ///   - before: the statements before the alert.
    static func asking(
        _ head: String,
        _ asked: ChangeQuestion?,
        _ confirm: String,
        question: String = "question",
        before: [String] = []
    ) -> String {
        let answer = SwiftText.literal(asked?.answer ?? "")
        let lines =
            before + [
                "let alert = AlertController(title: \(question), message: nil, preferredStyle: .alert)",
                "alert.addAction(AlertAction(title: \(answer), style: .default) { [weak self] _ in \(confirm) })",
                "alert.addAction(AlertAction(title: \"\(ChangeQuestion.cancel)\", style: .cancel))",
                "present(alert, animated: true)",
            ]
        return SwiftText.method(head, lines)
    }
}
