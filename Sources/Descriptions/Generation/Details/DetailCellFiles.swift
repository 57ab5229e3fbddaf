internal import Descriptions

/// The files of the implementation of a screen of one entity, in one of the variants.
protocol DetailCellFiles: VariantFiles {
    var plan: DetailPlan { get }

    init(plan: DetailPlan)
}

extension DetailCellFiles {
    var folder: String { "Sources/Features/\(plan.type)/\(Self.variant)" }

    /// Returns the entry point of the implementation.
    ///
    /// - Parameters:
    ///   - remark: a further sentence of its documentation comment.
    ///   - lines: the statements that create the screen, one per line.
    func door(remark: String = "", _ lines: [String]) -> (name: String, text: String) {
        (
            "\(plan.type)Assembly",
            """
            \(SwiftText.imports("package", plan.type, "HeadlessKit"))

            \(SwiftText.comment("The entry point of the implementation." + remark))
            @MainActor
            package enum \(plan.type)Assembly {
                package static func screen(_ dependencies: \(plan.type)Dependencies) -> ViewController {
            \(plan.lines(lines, indented: 8))    }
            }

            """
        )
    }

    /// The argument for the service, which is a property of the dependencies.
    var service: String {
        "\(plan.service.name.member): dependencies.\(plan.service.name.member)"
    }

    // MARK: - The view

    /// Returns the properties of the views of a screen.
    ///
    /// - Parameters:
    ///   - access: the access modifier of views that only the view itself uses.
    ///   - isOpen: a Boolean that indicates whether another object fills the elements.
    ///   - kind: the declaration keywords, such as `lazy var`.
    func views(_ access: String, isOpen: Bool, _ kind: String) -> [String] {
        let elements = plan.detail.elements.map { element in
            let access = isOpen && !isOwn(element) ? "" : access
            return "\(access)\(kind) \(element.property) = \(element.viewType)()"
        }
        let own = [
            ("activityIndicator", "ActivityIndicatorView"), ("errorLabel", "Label"),
            ("retryButton", "Button"), ("content", "View"),
        ]
        .map { "\(access)\(kind) \($0) = \($1)()" }
        return isOpen ? elements + own : own + elements
    }

    /// Returns true if only the view itself fills an element.
    private func isOwn(_ element: EntityElement) -> Bool {
        element.text.isConstant
            && !plan.conditioned.contains { $0.button == element.name }
    }

    /// Returns the statements that set the identifier, the constant text and the action of each
    /// element.
    ///
    /// - Parameters:
    ///   - retry: the statement for a tap on the retry button.
    ///   - tap: a closure that returns the statement for a tap on another button.
    ///   - owner: the view to which the views are added, followed by a dot.
    func elementLines(
        retry: String,
        tap: (DetailTap) -> String,
        owner: String
    ) -> [String] {
        let elements = plan.detail.elements.flatMap { element in
            let text =
                element.text.isConstant
                ? [element.showing(plan.expression(element))] : []
            let taps = plan.taps.filter { $0.button == element.name }.map {
                "\(element.property).addAction(Action { [weak self] _ in \(tap($0)) }, for: .touchUpInside)"
            }
            return [
                "\(element.property).accessibilityIdentifier = \(plan.elements).\(element.name.member)"
            ] + text + taps
        }
        let names = plan.detail.elements.map(\.property)
        let adding =
            names.count == 1
            ? "content.addSubview(\(names[0]))"
            : "[\(names.joined(separator: ", "))].forEach(content.addSubview)"
        return [
            "activityIndicator.accessibilityIdentifier = \(plan.elements).loading",
            "errorLabel.accessibilityIdentifier = \(plan.elements).error",
            "retryButton.accessibilityIdentifier = \(plan.elements).retry",
            "retryButton.setTitle(\"Retry\", for: .normal)",
            "retryButton.addAction(Action { [weak self] _ in \(retry) }, for: .touchUpInside)",
        ] + elements + [
            adding, "content.isHidden = true",
            "[activityIndicator, errorLabel, retryButton, content].forEach(\(owner)addSubview)",
        ]
    }

    /// The methods with which a view shows its content, or a status instead of it.
    var placeholderMethods: String {
        """
            func showLoading() {
                errorLabel.isHidden = true
                retryButton.isHidden = true
                activityIndicator.startAnimating()
            }

            func showError(_ text: String) {
                activityIndicator.stopAnimating()
                errorLabel.text = text
                errorLabel.isHidden = false
                retryButton.isHidden = false
            }

            func showContent() {
                activityIndicator.stopAnimating()
                content.isHidden = false
            }

        """
    }

    /// Returns a view controller that is the view and communicates with one other object.
    ///
    /// - Parameters:
    ///   - other: the property of the other object and its type.
    ///   - start: the statements for the end of `viewDidLoad`, one per line.
    ///   - retry: the call to the other object for a tap on the retry button.
    ///   - tap: a closure that returns the call for a tap on another button.
    ///   - rest: the code after the layout, within the type and after it.
    func viewController(
        with other: (name: String, type: String),
        start: [String],
        retry: String,
        tap: (DetailTap) -> String,
        rest: String
    ) -> (name: String, text: String) {
        let lines = elementLines(
            retry: "self?.\(other.name).\(retry)",
            tap: { "self?.\(other.name).\(tap($0))" },
            owner: "view."
        )
        let controller = ViewControllerText(
            type: plan.type,
            contract: plan.type,
            other: other,
            views: views("private ", isOpen: false, "lazy var"),
            start: start,
            layout: lines,
            rest: rest
        )
        return (controller.name, controller.text)
    }

    /// The view controller of a presenter.
    var presentedViewController: (name: String, text: String) {
        let texts = plan.varying.map { element in
            """

                func show\(plan.textName(element).type)(_ \(plan.textName(element).member): String) {
                    \(element.showing(plan.textName(element).member))
                }

            """
        }
        let buttons = plan.conditioned.map { tap in
            """

                func \(tap.enable)(_ isEnabled: Bool) {
                    \(tap.property).isEnabled = isEnabled
                }

            """
        }
        let question =
            plan.confirmed.map {
                ViewControllerText.asking(
                    "func \($0.confirm)(_ question: String)",
                    $0.question,
                    "self?.presenter.\($0.didConfirm)()"
                )
            } ?? ""
        return viewController(
            with: ("presenter", "any \(plan.type)PresenterProtocol"),
            start: ["presenter.viewDidLoad()"],
            retry: "didTapRetry()",
            tap: { "\($0.tap)()" },
            rest: """
                }

                extension \(plan.type)ViewController: \(plan.type)ViewProtocol {
                \(placeholderMethods)\(texts.joined())\(buttons.joined())\(question)}

                """
        )
    }

    var viewProtocol: (name: String, text: String) {
        border(
            "The calls from the presenter to its view.",
            "\(plan.type)ViewProtocol",
            isClass: true,
            ["func showLoading()", "func showError(_ text: String)", "func showContent()"]
                + plan.varying.map {
                    "func show\(plan.textName($0).type)(_ \(plan.textName($0).member): String)"
                } + plan.conditioned.map { "func \($0.enable)(_ isEnabled: Bool)" }
                + (plan.confirmed.map { ["func \($0.confirm)(_ question: String)"] } ?? [])
                + ["func showToast(_ text: String)"]
        )
    }

    var presenterProtocol: (name: String, text: String) {
        border(
            "The calls from the view to its presenter.",
            "\(plan.type)PresenterProtocol",
            isClass: false,
            ["func viewDidLoad()", "func didTapRetry()"] + plan.taps.map { "func \($0.tap)()" }
                + (plan.confirmed.map { ["func \($0.didConfirm)()"] } ?? [])
        )
    }
}
