internal import Descriptions

/// A view controller that is the view, and speaks with one other object.
struct ViewControllerText {
    /// The beginning of its type, and the module that fixes what all variants have in common.
    let type: String
    let contract: String
    /// With whom it speaks: a property and its type.
    let other: (name: String, type: String)
    /// Its views, as properties; a line each.
    let views: [String]
    /// What happens when the view has loaded, behind the layout; a line each.
    let start: [String]
    /// How its views are laid out, a line each.
    let layout: [String]
    /// What stands behind the layout, within the type and after it.
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

    /// A method that shows a question in an alert.
    ///
    /// - Parameters:
    ///   - head: the method's.
    ///   - asked: with what answer it is done.
    ///   - confirm: what is done then.
    ///   - question: what is asked, as an expression.
    ///   - before: statements in front of it.
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
