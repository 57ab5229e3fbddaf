internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The screen of one entity as a view that receives each new value, in MVP and VIPER.
struct PresentedEntity {
    let screen: EntityScreen
    private var views: EntityViews { EntityViews(screen: screen) }
    private var type: String { screen.type }
    private var showsMessages: Bool { !screen.taps.isEmpty }

    /// Returns the statements that show the entity.
    ///
    /// - Parameter isEnabled: a closure that returns the code of the condition of a button.
    func showing(
        _ expression: SwiftExpression,
        isEnabled: (EntityScreen.Tap) -> String
    ) -> [String] {
        screen.varying.map {
            "view?.\(show($0))(\(expression.text(Expression($0.text))))"
        } + screen.limited.map { "view?.\($0.names.enable)(\(isEnabled($0)))" }
    }

    /// The statements that hide buttons.
    var hiding: [String] {
        screen.conditional.map { "view?.\($0.hide)(\(screen.hiding($0)))" }
    }

    /// Returns the statement that shows the progress of loading.
    func content(_ name: Name) -> String {
        switch name.member {
        case "loading": "view?.showLoading()"
        case "failed": "view?.showError(\(screen.failure))"
        default: "view?.showContent()"
        }
    }

    private func show(_ element: EntityElement) -> String { "show\(screen.textName(element).type)" }

    /// Returns the presenter's method for an event.
    func method(_ event: EntityViews.Event) -> String {
        "didTap\(event.button?.type ?? "Retry")"
    }

    private var values: [(head: String, body: String)] {
        screen.varying.map { element in
            let name = screen.textName(element).member
            return ("func \(show(element))(_ \(name): String)", element.showing(name))
        }
            + screen.limited.map { tap in
                (
                    "func \(tap.names.enable)(_ isEnabled: Bool)",
                    "\(tap.names.button.member)Button.isEnabled = isEnabled"
                )
            }
            + screen.conditional.map { button in
                (
                    "func \(button.hide)(_ isHidden: Bool)",
                    "\(button.button.member)Button.isHidden = isHidden"
                )
            }
    }

    private var question: (head: String, body: String)? {
        screen.asking.map { tap in
            let head = "func \(tap.names.confirm)(_ question: String)"
            return (
                head,
                views.question(head, of: tap) {
                    $0.map { "[weak self] _ in self?.presenter.\($0.names.didConfirm)()" }
                }
            )
        }
    }

    var presenterProtocol: GeneratedFile {
        let calls =
            views.events.map { "func \(method($0))()" }
            + (screen.asking?.changes ?? []).map { "func \($0.names.didConfirm)()" }
        return screen.file(
            "PresenterProtocol",
            [],
            """
            /// The calls from the view to its presenter.
            @MainActor
            protocol \(type)PresenterProtocol {
            \(SwiftCode.lines(["func viewDidLoad()"] + calls))
            }
            """
        )
    }

    var viewProtocol: GeneratedFile {
        let heads =
            (views.showProgress + values).map(\.head) + (question.map { [$0.head] } ?? [])
            + (showsMessages ? ["func showToast(_ text: String)"] : [])
        return screen.file(
            "ViewProtocol",
            [],
            """
            /// The calls from the presenter to its view.
            @MainActor
            protocol \(type)ViewProtocol: AnyObject {
            \(SwiftCode.lines(heads))
            }
            """
        )
    }

    var controller: GeneratedFile {
        let layOut = views.layOut { "[weak self] _ in self?.presenter.\(method($0))()" }
        let methods = (views.showProgress + values).map { SwiftCode.block($0.head, $0.body) }
        return screen.file(
            "ViewController",
            ["internal import \(type)", "internal import HeadlessKit"]
                + (showsMessages ? ["internal import AppSupport"] : []),
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(type)ViewController: UIViewController",
                    SwiftCode.sections(
                        SwiftCode.lines(
                            "private let presenter: any \(type)PresenterProtocol",
                            views.properties
                        ),
                        SwiftCode.initializers(ofController: [
                            ("presenter", "any \(type)PresenterProtocol")
                        ]),
                        """
                        override func viewDidLoad() {
                        super.viewDidLoad()
                        layOut()
                        presenter.viewDidLoad()
                        }
                        """,
                        "private func layOut() {\n\(layOut)\n}"
                    )
                ),
                SwiftCode.block(
                    "extension \(type)ViewController: \(type)ViewProtocol",
                    SwiftCode.sections(methods + (question.map { [$0.body] } ?? []))
                )
            )
        )
    }

    // MARK: - Tests

    /// The view of tests of presenters: it keeps what it receives.
    var spy: GeneratedFile {
        let texts = screen.varying.map { element in
            let name = screen.textName(element).member
            return (
                property: "private(set) var \(name) = \"\"",
                method: "func \(show(element))(_ \(name): String) {\nself.\(name) = \(name)\n}"
            )
        }
        let flags =
            screen.limited.map { tap in
                (
                    property: "private(set) var \(tap.names.isEnabled) = true",
                    method:
                        "func \(tap.names.enable)(_ isEnabled: Bool) {\n"
                        + "\(tap.names.isEnabled) = isEnabled\n}"
                )
            }
            + screen.conditional.map { button in
                (
                    property: "private(set) var \(button.isHidden) = false",
                    method:
                        "func \(button.hide)(_ isHidden: Bool) {\n\(button.isHidden) = isHidden\n}"
                )
            }
        let question = question.map { "\($0.head) {\nself.question = question\n}" }
        return SwiftCode.generated(
            "\(type)ViewSpy",
            ["@testable internal import Implementation"],
            """
            /// A view that keeps what it receives.
            final class \(type)ViewSpy: \(type)ViewProtocol {
            enum Content: Equatable {
            case loading
            case failed(String)
            case loaded
            }

            \(SwiftCode.sections(
                [
                    SwiftCode.lines(
                        ["private(set) var content: Content?"] + (texts + flags).map(\.property)
                            + (question == nil ? [] : ["var question: String?"])
                            + (showsMessages ? ["private(set) var messages: [String] = []"] : [])
                    ), "func showLoading() {\ncontent = .loading\n}",
                    "func showError(_ text: String) {\ncontent = .failed(text)\n}",
                    "func showContent() {\ncontent = .loaded\n}",
                ] + (texts + flags).map(\.method) + (question.map { [$0] } ?? [])
                    + (showsMessages
                        ? ["func showToast(_ text: String) {\nmessages.append(text)\n}"] : [])
            ))
            }
            """
        )
    }
}
