internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The views of a header, in all architectures.
struct HeaderViews {
    let screen: HeaderScreen
    private var plan: HeaderPlan { screen.plan }

    func properties(_ declaration: String = "private lazy var") -> String {
        SwiftCode.lines(
            plan.elements.map { SwiftCode.property(declaration, $0.property, $0.view) }
        )
    }

    /// Returns the statements that set up the views.
    ///
    /// - Parameters:
    ///   - parent: the code before the call that adds a view.
    ///   - hidesButtons: a Boolean that indicates whether buttons are hidden until they have a title.
    ///   - open: a closure that returns the body of the closure for a tap on an image.
    ///   - tap: a closure that returns the body of the closure for a tap on a button.
    func layOut(
        parent: String = "view.",
        hidesButtons: Bool = false,
        open: (HeaderLink) -> String,
        tap: (Toggle) -> String
    ) -> String {
        var lines: [String] = []
        for element in plan.elements {
            let view = element.property
            lines.append(
                "\(view).accessibilityIdentifier = \(screen.contract)Element.\(plan.constant(element))"
            )
            if hidesButtons, plan.isFixed(element) {
                lines.append("\(view).image = UIImage(named: \(screen.text(element)))")
            }
            if element.kind == .button, hidesButtons { lines.append("\(view).isHidden = true") }
            lines += plan.links.filter { $0.image == element.name }.flatMap {
                SwiftCode.addTap(to: view, open($0))
            }
            lines += plan.toggles.filter { $0.button == element.name }.map {
                SwiftCode.addAction(to: view, tap($0))
            }
        }
        lines += SwiftCode.adding(plan.elements.map(\.property), to: parent)
        return SwiftCode.lines(lines)
    }

    /// Returns the function that shows a question in an alert.
    ///
    /// - Parameter answers: the bodies of the closures for the answers.
    func question(
        _ head: String,
        text: String = "question",
        titles: [String],
        _ answers: [String]
    ) -> String {
        SwiftCode.alert(
            head,
            title: text,
            zip(titles, zip(["default", "cancel"], answers)).map { title, answer in
                (title: title, style: answer.0, closure: answer.1)
            }
        )
    }

    func titles(_ question: Question) -> [String] {
        question.answers.map { SwiftText.literal($0.title) }
    }

    /// Returns the statement that shows a value, and the functions that such statements call.
    ///
    /// - Parameter owner: the code before the value.
    func showing(_ element: EntityElement, of owner: String) -> String {
        let value = screen.value(of: element)
        return element.kind == .button
            ? "show\(plan.textName(element).type)(\(owner)\(value))"
            : element.showing("\(owner)\(value)")
    }

    /// Returns the function that shows the title of a button, which is hidden without one.
    func showingTitle(_ element: EntityElement) -> String {
        let view = element.property
        return """
            private func show\(plan.textName(element).type)(_ title: String?) {
            \(view).setTitle(title ?? "", for: .normal)
            \(view).isHidden = title == nil
            }
            """
    }

    var buttons: [EntityElement] { plan.elements.filter { $0.kind == .button } }
}
