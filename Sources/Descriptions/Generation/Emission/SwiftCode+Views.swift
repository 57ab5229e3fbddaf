internal import PackageEditing

/// Helpers for the code of views and view controllers.
extension SwiftCode {
    // MARK: - Properties

    /// Returns a property with a view.
    static func property(_ declaration: String, _ name: String, _ view: ViewKind) -> String {
        "\(declaration) \(name) = \(view.creation)"
    }

    // MARK: - Initializers

    /// The statement by which the initializer of a view controller ends.
    static let superInitOfController = "super.init(nibName: nil, bundle: nil)"

    /// The initializer for storyboards, which views and view controllers must have besides their own one.
    static let unavailableInit = """
        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        """

    /// Returns the initializers of a view controller, of which the first stores its parameters.
    static func initializers(
        ofController parameters: [(name: String, type: String)]
    ) -> String {
        sections(initializer(parameters, [superInitOfController]), unavailableInit)
    }

    /// Returns the initializers of a view.
    ///
    /// - Parameter setUp: the statements that set up the view.
    static func initializers(ofView setUp: [String]) -> String {
        sections(
            block("override init(frame: CGRect)", lines(["super.init(frame: frame)"] + setUp)),
            unavailableInit
        )
    }

    /// Returns the initializers of a cell.
    ///
    /// - Parameter setUp: the statements that set up the cell.
    static func initializers(ofCell setUp: [String]) -> String {
        sections(
            block(
                "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
                lines(["super.init(style: style, reuseIdentifier: reuseIdentifier)"] + setUp)
            ),
            unavailableInit
        )
    }

    // MARK: - Set-up

    /// Returns the statement that adds an action to a control.
    ///
    /// - Parameter closure: the parameters and the body of the closure for the event.
    static func addAction(
        to control: String,
        _ closure: String,
        for event: String = "touchUpInside"
    ) -> String {
        "\(control).addAction(UIAction { \(closure) }, for: .\(event))"
    }

    /// Returns the statements that make an image react to taps.
    ///
    /// - Parameter closure: the parameters and the body of the closure for a tap.
    static func addTap(to image: String, _ closure: String) -> [String] {
        [
            "\(image).isUserInteractionEnabled = true",
            "\(image).addGestureRecognizer(UITapGestureRecognizer { \(closure) })",
        ]
    }

    /// Returns the statement that arranges views in another.
    ///
    /// - Parameter parent: the other view, followed by a dot; empty for `self`.
    static func adding(_ views: [String], to parent: String) -> [String] {
        ["\(parent)addStack(of: [\(views.joined(separator: ", "))])"]
    }

    // MARK: - What states present

    /// Returns the function that presents what a restored state has; empty if states have nothing to present.
    ///
    /// - Parameter statements: the statements that present it.
    static func viewDidAppear(_ statements: [String]) -> String {
        guard !statements.isEmpty else { return "" }
        return block(
            "override func viewDidAppear(_ animated: Bool)",
            lines(
                [
                    "super.viewDidAppear(animated)",
                    "// What a restored state presents can be presented only now.",
                ] + statements
            )
        )
    }

    /// Returns the statement that observes a part of the state of a store.
    ///
    /// - Parameters:
    ///   - part: the key path of the part, without its first dot.
    ///   - show: the statement that shows the part, which is `$1`, in the observer, which is `$0`.
    static func observe(_ part: String, _ show: String) -> String {
        "store.observe(self, \\.\(part)) { \(show) }"
    }

    /// Returns the statement that asks the question of the state of a store when it changes.
    static func observeQuestion(_ part: String = "question") -> String {
        "store.observe(self, \\.\(part)) { controller, _ in controller.askQuestion() }"
    }

    /// Returns the function that asks the question of a state, unless it is already asked.
    ///
    /// - Parameters:
    ///   - condition: the condition that binds the question or the state.
    ///   - statements: the statements that show an alert.
    static func askQuestion(_ condition: String, _ statements: [String]) -> String {
        let guarding =
            "guard \(condition), presentedViewController == nil, view.window != nil else { return }"
        return "/// Asks the question of the state. UIKit presents only from a view in a window.\n"
            + block("private func askQuestion()", lines([guarding] + statements))
    }

    /// Returns the view of a test that keeps messages.
    static func messagesSpy(_ name: String) -> GeneratedFile {
        generated(
            name,
            [],
            """
            /// A view that keeps the messages.
            @MainActor
            final class \(name) {
            private(set) var messages: [String] = []

            func showToast(_ text: String) {
            messages.append(text)
            }
            }
            """
        )
    }

    // MARK: - Observable

    /// The end of the success of a request that is waited for, and the beginning of its failure. A
    /// cancelled request has not failed.
    static let catchFailure = ["} catch is CancellationError {", "return", "} catch {"]

    /// The closure with which a model sends messages to the user.
    static let onMessage = """
        /// Called with each message to the user.
        @ObservationIgnored var onMessage: ((String) -> Void)?
        """

    /// The statement that shows the messages of a model.
    static let showMessages = "model.onMessage = { [weak self] in self?.showToast($0) }"

    /// The property with which a screen retains its coordinator.
    static let coordinator = """
        /// The coordinator, which lives as long as the screen.
        private let coordinator: AnyObject
        """

    /// Returns the asynchronous function with which a coordinator asks a question.
    ///
    /// - Parameters:
    ///   - head: the function without its effects and its result.
    ///   - presenter: the view controller that presents the alert, which can be released.
    ///   - title: the code of the question.
    ///   - answers: the answers: the code of each title, its style, and the code of the value that
    ///     the function returns.
    ///   - result: the type of the result: Boolean, or optional.
    static func question(
        _ head: String,
        on presenter: String,
        title: String,
        _ answers: [(title: String, style: String, value: String)],
        result: String = "Bool"
    ) -> String {
        let alert = alertStatements(
            title: title,
            answers.map { answer in
                (answer.title, answer.style, "_ in\nanswer(.success(\(answer.value)))\n")
            },
            presenter: "\(presenter)?."
        )
        let isBoolean = result == "Bool"
        let parameter = isBoolean ? "answer" : "(answer: @escaping Completion<\(result)>)"
        return """
            /// Asks the user, and waits for the answer. A question that is open when the screen closes is
            /// answered with no.
            \(block(
                "func \(head) async -> \(result)",
                lines(
                    ["let answer = try? await reply { \(parameter) in"] + alert
                        + ["}", "return answer\(isBoolean ? " ?? false" : "")"]
                )
            ))
            """
    }

    /// Returns the view of tests that keeps the messages of a model.
    ///
    /// - Parameter answer: the type of the answers to questions, which the view also asks; `nil` if
    ///   there are none.
    static func viewSpy(_ type: String, asks answer: String?) -> GeneratedFile {
        let asking = answer.map { answer in
            """
            func ask(_ question: String) async -> \(answer) {
            self.question = question
            return await withCheckedContinuation { continuation = $0 }
            }

            func answer(_ answer: \(answer)) {
            question = nil
            MainActorQueue.settle { continuation?.resume(returning: answer) }
            }
            """
        }
        let also = answer == nil ? "" : ", and lets the test answer its questions later"
        return generated(
            "\(type)ViewSpy",
            (answer == nil ? [] : ["internal import Scenarios"])
                + ["@testable internal import Implementation"],
            """
            /// A view that keeps the messages of its model\(also).
            @MainActor
            \(block(
                "final class \(type)ViewSpy",
                sections(
                    lines(
                        "private(set) var messages: [String] = []",
                        answer.map {
                            "private(set) var question: String?\n"
                                + "private var continuation: CheckedContinuation<\($0), Never>?"
                        } ?? ""
                    ),
                    function(
                        "show(_ model: \(type)Model)",
                        ["model.onMessage = { [weak self] in self?.messages.append($0) }"]
                    ),
                    asking ?? ""
                )
            ))
            """
        )
    }

    // MARK: - Cells and alerts

    /// The statement that takes a cell from a table, or creates the first ones.
    static func dequeuing(_ cellType: String) -> String {
        """
        let cell =
        tableView.dequeueReusableCell(withIdentifier: "\(cellType)") as? \(cellType)
        ?? \(cellType)(style: .default, reuseIdentifier: "\(cellType)")
        """
    }

    /// Returns the function that shows a question in an alert.
    ///
    /// - Parameters:
    ///   - title: the code of the question.
    ///   - answers: the answers: the code of each title, its style, and the closure for a tap; empty for
    ///     none.
    static func alert(
        _ head: String,
        title: String,
        _ answers: [(title: String, style: String, closure: String)]
    ) -> String {
        block(head, lines(alertStatements(title: title, answers, presenter: "")))
    }

    /// Returns the statements that show a question in an alert.
    ///
    /// - Parameter presenter: the code before the function that presents the alert.
    private static func alertStatements(
        title: String,
        _ answers: [(title: String, style: String, closure: String)],
        presenter: String
    ) -> [String] {
        let actions = answers.map { title, style, closure in
            "alert.addAction(UIAlertAction(title: \(title), style: .\(style))"
                + (closure.isEmpty ? ")" : " { \(closure) })")
        }
        return [
            "let alert = UIAlertController(title: \(title), message: nil, preferredStyle: .alert)"
        ] + actions + ["\(presenter)present(alert, animated: true)"]
    }
}
