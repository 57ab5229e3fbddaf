internal import Descriptions

/// What the cell of a screen of one entity consists of, in one of the variants.
protocol DetailCellFiles: VariantFiles {
    var plan: DetailPlan { get }

    init(plan: DetailPlan)
}

extension DetailCellFiles {
    var folder: String { "Sources/Features/\(plan.type)/\(Self.variant)" }

    /// The entry point of the implementation.
    ///
    /// - Parameters:
    ///   - remark: what there is to say of it besides.
    ///   - lines: how the screen is made.
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

    /// The service as an argument, out of the dependencies.
    var service: String {
        "\(plan.service.name.member): dependencies.\(plan.service.name.member)"
    }

    // MARK: - The view

    /// The views of a screen, as properties.
    ///
    /// - Parameters:
    ///   - access: in front of those that only the view itself knows.
    ///   - isOpen: whether somebody else fills the elements.
    ///   - kind: as `lazy var`.
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

    /// Whether only the view itself fills an element.
    private func isOwn(_ element: EntityElement) -> Bool {
        element.text.isConstant
            && !plan.conditioned.contains { $0.button == element.name }
    }

    /// Gives every element its identifier, and what always is the same, and connects it.
    ///
    /// - Parameters:
    ///   - retry: what a tap on the button does that loads again.
    ///   - tap: what one on another button does.
    ///   - owner: what the views are added to, with a dot behind it.
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

    /// What a view can show in place of its content, and that.
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

    /// The view controller that is the view, and speaks with one other object.
    ///
    /// - Parameters:
    ///   - other: its property and type.
    ///   - start: what happens when the view has loaded, a line each.
    ///   - retry: the call of the other object that a tap on the button makes.
    ///   - tap: those that taps on other buttons make.
    ///   - rest: what stands behind the layout, within the type and after it.
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
