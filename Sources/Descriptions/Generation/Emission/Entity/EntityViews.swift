internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The views of a screen of one entity, in all architectures.
struct EntityViews {
    /// An event of a view.
    enum Event {
        case retry
        case tap(EntityScreen.Tap)
        case open(PageLink)
        case edit(Name)
    }

    let screen: EntityScreen

    private var type: String { "\(screen.type)Element" }
    private var placeholder: [(name: String, view: ViewKind)] {
        [
            ("activityIndicator", .activityIndicator), ("errorLabel", .label),
            ("retryButton", .button),
        ]
    }

    /// The views that are hidden until the entity has loaded. The labels of a card are empty instead.
    private var hidden: [String] {
        screen.hasForm
            ? screen.elements.filter { $0.kind == .button }.map(\.property) : ["contentView"]
    }

    var properties: String {
        SwiftCode.lines(
            (screen.elements.map { ($0.property, $0.view) } + container + placeholder)
                .map { SwiftCode.property("private lazy var", $0, $1) }
        )
    }

    private var container: [(name: String, view: ViewKind)] {
        screen.hasForm ? [] : [("contentView", .view)]
    }

    /// The properties of a view that its controller fills.
    var propertiesOfView: String {
        func lines(_ elements: [EntityElement], _ declaration: String) -> [String] {
            elements.map { SwiftCode.property(declaration, $0.property, $0.view) }
        }
        return SwiftCode.sections(
            SwiftCode.lines(
                lines(screen.elements.filter { !isFixed($0) }, "let")
                    + events.map { "var \(closure($0)): (() -> Void)?" }
            ),
            SwiftCode.lines(
                lines(screen.elements.filter(isFixed), "private let")
                    + (container + placeholder).map {
                        SwiftCode.property("private let", $0.name, $0.view)
                    }
            )
        )
    }

    /// Returns true if an element always has the same appearance.
    private func isFixed(_ element: EntityElement) -> Bool {
        element.text.isConstant
            && !screen.limited.contains { $0.names.button == element.name }
            && !screen.conditional.contains { $0.button == element.name }
    }

    // MARK: - Events

    var events: [Event] {
        [.retry]
            + screen.elements.flatMap { element in
                screen.taps.filter { $0.names.button == element.name }.map(Event.tap)
                    + screen.links.filter { $0.element == element.name }.map(Event.open)
                    + (screen.editButton == element.name ? [.edit(element.name)] : [])
            }
    }

    /// Returns the name of the closure of a view for an event: `onTapEdit`.
    func closure(_ event: Event) -> String {
        event.button.map { "onTap\($0.type)" } ?? "onRetry"
    }

    // MARK: - Layout

    /// Returns the statements that set up the views.
    ///
    /// - Parameters:
    ///   - parent: the code before the call that adds a view.
    ///   - action: a closure that returns the body of the closure for an event.
    func layOut(parent: String = "view.", _ action: (Event) -> String) -> String {
        func add(_ view: String, _ event: Event) -> String {
            SwiftCode.addAction(to: view, action(event))
        }
        var lines: [String] = []
        for element in screen.elements {
            let view = element.property
            lines.append("\(view).accessibilityIdentifier = \(type).\(element.name.member)")
            if element.text.isConstant { lines.append(element.showing(screen.text(element))) }
            lines += events.filter { $0.button == element.name }.map { add(view, $0) }
        }
        lines += [
            "activityIndicator.accessibilityIdentifier = \(type).loading",
            "errorLabel.accessibilityIdentifier = \(type).error",
            "retryButton.accessibilityIdentifier = \(type).retry",
            "retryButton.setTitle(\"Retry\", for: .normal)", add("retryButton", .retry),
        ]
        lines += hidden.map { "\($0).isHidden = true" }
        let views = screen.elements.map(\.property)
        let others = placeholder.map(\.name)
        return SwiftCode.lines(
            lines
                + (screen.hasForm
                    ? SwiftCode.adding(views + others, to: parent)
                    : SwiftCode.adding(views, to: "contentView.")
                        + SwiftCode.adding(["contentView"] + others, to: parent))
        )
    }

    // MARK: - Progress

    /// The functions of a view that receives each progress of loading.
    var showProgress: [(head: String, body: String)] {
        [
            (
                "func showLoading()",
                """
                errorLabel.isHidden = true
                retryButton.isHidden = true
                activityIndicator.startAnimating()
                """
            ),
            (
                "func showError(_ text: String)",
                """
                activityIndicator.stopAnimating()
                errorLabel.text = text
                errorLabel.isHidden = false
                retryButton.isHidden = false
                """
            ),
            (
                "func showContent()",
                SwiftCode.lines(
                    ["activityIndicator.stopAnimating()"]
                        // A change made elsewhere may arrive after a failure.
                        + (screen.announces
                            ? ["errorLabel.isHidden = true", "retryButton.isHidden = true"] : [])
                        + hidden.map { "\($0).isHidden = false" }
                )
            ),
        ]
    }

    /// Returns the function that shows the progress of loading as a value.
    func showProgress(_ name: String, of type: String) -> String {
        """
        private func show(_ \(name): \(type)) {
        errorLabel.isHidden = true
        retryButton.isHidden = true
        activityIndicator.stopAnimating()
        switch \(name) {
        case .loading:
        activityIndicator.startAnimating()
        case .failed(let text):
        errorLabel.text = text
        errorLabel.isHidden = false
        retryButton.isHidden = false
        case .loaded:
        \(SwiftCode.lines(hidden.map { "\($0).isHidden = false" }))
        }
        }
        """
    }

    // MARK: - Questions

    /// Returns the function that shows a question in an alert.
    ///
    /// - Parameters:
    ///   - answer: a closure that returns the body of the closure for an answer; `nil` stands for the last
    ///     one, after which nothing changes.
    func question(
        _ head: String,
        of tap: EntityScreen.Tap,
        text: String = "question",
        answer: (EntityScreen.Change?) -> String?
    ) -> String {
        let answers = tap.question?.answers ?? []
        let actions = answers.indices.map { index in
            let change = index < tap.changes.count ? tap.changes[index] : nil
            return (
                title: SwiftText.literal(answers[index].title),
                style: change == nil ? "cancel" : "default", closure: answer(change) ?? ""
            )
        }
        return SwiftCode.alert(head, title: text, actions)
    }

    // MARK: - Values

    /// Returns the statements that show the display values of an object.
    func showing(of owner: String) -> [String] {
        screen.varying.map { $0.showing(owner + screen.textName($0).member) }
            + screen.limited.map {
                "\($0.names.button.member)Button.isEnabled = \(owner)\($0.names.isEnabled)"
            }
    }

    /// Returns the statements that hide buttons.
    func hiding(_ value: (DetailPlan.ConditionalButton) -> String, in owner: String = "")
        -> [String]
    {
        screen.conditional.map { "\(owner)\($0.button.member)Button.isHidden = \(value($0))" }
    }
}

extension EntityViews.Event {
    /// The button; `nil` for the one that loads again.
    var button: Name? {
        switch self {
        case .retry: nil
        case .tap(let tap): tap.names.button
        case .open(let link): link.element
        case .edit(let button): button
        }
    }
}
