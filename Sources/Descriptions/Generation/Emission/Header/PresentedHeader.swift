internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The header as a view that receives each new value, in MVP and VIPER.
struct PresentedHeader {
    let screen: HeaderScreen
    private var plan: HeaderPlan { screen.plan }
    private var views: HeaderViews { HeaderViews(screen: screen) }

    /// Returns the statement that shows an element.
    ///
    /// - Parameter text: the code of its text.
    func showing(_ element: EntityElement, _ text: String) -> String {
        "view?.\(plan.show(element))(\(text))"
    }

    /// Returns the statements that show elements of the entity, each under its condition.
    func showing(_ elements: [EntityElement], _ expression: SwiftExpression) -> [String] {
        elements.map { element in
            let shown = showing(element, expression.text(Expression(element.text)))
            return plan.condition(element).map { "if \($0.expression()) { \(shown) }" } ?? shown
        }
    }

    /// The statements that show the images before the entity has loaded.
    var early: [String] {
        plan.earlyImages.map { showing($0, plan.early($0) ?? "") }
    }

    /// The elements that the presenter shows, because their texts differ.
    private var shown: [EntityElement] { plan.elements.filter { !plan.isFixed($0) } }

    private var methods: [(head: String, body: String)] {
        shown.map { element in
            let name = screen.value(of: element)
            let isButton = element.kind == .button
            return (
                "func \(plan.show(element))(_ \(name): String)",
                element.showing(name) + (isButton ? "\n\(element.property).isHidden = false" : "")
            )
        }
    }

    private var confirming: [(head: String, body: String)] {
        screen.changes.compactMap { change in
            change.question.map { question in
                let name = change.toggle.nameOfMethods
                let head = "func confirm\(name)(_ question: String)"
                return (
                    head,
                    views.question(
                        head,
                        titles: views.titles(question),
                        ["[weak self] _ in self?.presenter.didConfirm\(name)()", ""]
                    )
                )
            }
        }
    }

    var viewProtocol: GeneratedFile {
        SwiftCode.generated(
            "HeaderViewProtocol",
            [],
            """
            /// The calls from the presenter to its view.
            @MainActor
            protocol HeaderViewProtocol: AnyObject {
            \(SwiftCode.lines((methods + confirming).map(\.head) + ["func showToast(_ text: String)"]))
            }
            """
        )
    }

    var presenterProtocol: GeneratedFile {
        SwiftCode.generated(
            "HeaderPresenterProtocol",
            [],
            """
            /// The calls from the view to its presenter.
            @MainActor
            protocol HeaderPresenterProtocol {
            \(SwiftCode.lines(["func viewDidLoad()"] + events.map { "func \($0)" }))
            }
            """
        )
    }

    /// The events of the view after it has loaded.
    private var events: [String] {
        plan.links.map { "didTap\($0.image.type)()" }
            + screen.changes.flatMap { change in
                ["didTap\(change.toggle.button.type)()"]
                    + (change.question == nil
                        ? [] : ["didConfirm\(change.toggle.nameOfMethods)()"])
            }
    }

    var controller: GeneratedFile {
        let layOut = views.layOut(hidesButtons: true) { link in
            "[weak self] in self?.presenter.didTap\(link.image.type)()"
        } tap: { toggle in
            "[weak self] _ in self?.presenter.didTap\(toggle.button.type)()"
        }
        return SwiftCode.generated(
            "HeaderViewController",
            [
                "internal import AppSupport", "internal import HeadlessKit",
                "internal import \(screen.contract)",
            ],
            SwiftCode.sections(
                SwiftCode.block(
                    "final class HeaderViewController: UIViewController",
                    SwiftCode.sections(
                        SwiftCode.lines(
                            "private let presenter: any HeaderPresenterProtocol",
                            views.properties()
                        ),
                        SwiftCode.initializers(ofController: [
                            ("presenter", "any HeaderPresenterProtocol")
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
                    "extension HeaderViewController: HeaderViewProtocol",
                    SwiftCode.sections(
                        methods.map { SwiftCode.block($0.head, $0.body) } + confirming.map(\.body)
                    )
                )
            )
        )
    }

    // MARK: - Tests

    /// The view of tests of presenters: it keeps what it receives.
    var spy: GeneratedFile {
        let values = shown.map { element -> (property: String, method: String) in
            let name = screen.value(of: element)
            let type = element.kind == .button ? "String?" : "String"
            let first = element.kind == .button ? "" : " = \"\""
            return (
                "private(set) var \(name)\(first.isEmpty ? ": \(type)" : first)",
                "func \(plan.show(element))(_ \(name): String) {\nself.\(name) = \(name)\n}"
            )
        }
        let asks = !confirming.isEmpty
        let questions = confirming.map { "\($0.head) {\nself.question = question\n}" }
        return SwiftCode.generated(
            "HeaderViewSpy",
            ["@testable internal import Implementation"],
            """
            /// A view that keeps what it receives.
            \(SwiftCode.block(
                "final class HeaderViewSpy: HeaderViewProtocol",
                SwiftCode.sections(
                    [
                        SwiftCode.lines(
                            values.map(\.property)
                                + (asks ? ["var question: String?"] : [])
                                + ["private(set) var messages: [String] = []"]
                        )
                    ] + values.map(\.method) + questions + [
                        "func showToast(_ text: String) {\nmessages.append(text)\n}"
                    ]
                )
            ))
            """
        )
    }
}
