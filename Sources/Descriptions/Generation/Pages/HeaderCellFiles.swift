internal import Descriptions

/// The files of the header of a page, in one of the variants.
protocol HeaderCellFiles: VariantFiles {
    var plan: HeaderPlan { get }

    init(plan: HeaderPlan)
}

extension HeaderCellFiles {
    var folder: String { "Sources/Features/\(plan.contract)/\(Self.variant)/Header" }

    /// Returns the entry point of the module.
    ///
    /// - Parameters:
    ///   - leads: the parameters with which the module opens pages.
    ///   - namesEntity: a Boolean that indicates whether these parameters use the type of the
    ///     entity.
    ///   - lines: the statements that create the header, one per line.
    func door(
        leads: [String],
        namesEntity: Bool,
        _ lines: [String]
    ) -> (name: String, text: String) {
        let modules = [plan.contract, "HeadlessKit"] + (namesEntity ? ["Model"] : [])
        let parameters = ["_ dependencies: \(plan.contract)Dependencies"] + leads
        return (
            "HeaderAssembly",
            """
            \(SwiftText.imports("package", modules))

            \(SwiftText.comment("The entry point of the module that shows the \(plan.entity.name)."))
            @MainActor
            package enum HeaderAssembly {
            \(SwiftText.call("package static func module", parameters, " -> ViewController {", indented: 4))
            \(plan.lines(lines, indented: 8))    }
            }

            """
        )
    }

    /// Returns the entry point of a module that opens pages with closures.
    ///
    /// - Parameters:
    ///   - head: the code before the arguments, such as `let presenter = HeaderPresenter`.
    ///   - rest: the statements after it.
    func door(making head: String, _ rest: [String]) -> (name: String, text: String) {
        let arguments =
            plan.arguments(plan.asked + plan.known) + plan.leads.map { "\($0.name): \($0.name)" }
        return door(
            leads: plan.leads.map { "\($0.name): @escaping \($0.type)" },
            namesEntity: !plan.leads.isEmpty,
            [SwiftText.call(head, arguments, indented: 0)] + rest
        )
    }

    // MARK: - The view

    /// Returns the properties of the views.
    func views(_ kind: String) -> [String] {
        plan.elements.map { "\(kind) \($0.property) = \($0.viewType)()" }
    }

    /// Returns the statements that set the identifier and the action of each element.
    ///
    /// - Parameters:
    ///   - link: a closure that returns the statement for a tap on an image.
    ///   - tap: a closure that returns the statement for a tap on a button.
    ///   - hidesButtons: a Boolean that indicates whether the buttons have to be hidden here until
    ///     they have a title.
    ///   - owner: the view to which the views are added, followed by a dot.
    func elementLines(
        link: (HeaderLink) -> String,
        tap: (HeaderToggle) -> String,
        hidesButtons: Bool = true,
        owner: String
    ) -> [String] {
        let elements = plan.elements.flatMap { element -> [String] in
            let property = element.property
            let fixed =
                plan.isFixed(element)
                ? [element.showing(plan.expression(element))] : []
            let hidden =
                hidesButtons && element.kind == .button ? ["\(property).isHidden = true"] : []
            let links = plan.links.filter { $0.image == element.name && element.kind == .image }
                .map { "\(property).onTap = { [weak self] in \(link($0)) }" }
            let taps = plan.toggles.filter { $0.button == element.name && element.kind == .button }
                .map {
                    "\(property).addAction(Action { [weak self] _ in \(tap($0)) }, for: .touchUpInside)"
                }
            return [
                "\(property).accessibilityIdentifier = \(plan.contract)Element.\(plan.constant(element))"
            ] + fixed + hidden + links + taps
        }
        let names = plan.elements.map(\.property)
        let adding =
            names.count == 1
            ? "\(owner)addSubview(\(names[0]))"
            : "[\(names.joined(separator: ", "))].forEach(\(owner)addSubview)"
        return elements + [adding]
    }

    /// Returns a view controller that is the view and communicates with one other object.
    ///
    /// - Parameters:
    ///   - other: the property of the other object and its type.
    ///   - start: the statements for the end of `viewDidLoad`, one per line.
    ///   - link: a closure that returns the call to the other object for a tap on an image.
    ///   - tap: a closure that returns the call for a tap on a button.
    ///   - hidesButtons: a Boolean that indicates whether the buttons have to be hidden here until
    ///     they have a title.
    ///   - rest: the code after the layout, within the type and after it.
    func viewController(
        with other: (name: String, type: String),
        start: [String],
        link: (HeaderLink) -> String,
        tap: (HeaderToggle) -> String,
        hidesButtons: Bool = true,
        rest: String
    ) -> (name: String, text: String) {
        let lines = elementLines(
            link: { "self?.\(other.name).\(link($0))()" },
            tap: { "self?.\(other.name).\(tap($0))()" },
            hidesButtons: hidesButtons,
            owner: "view."
        )
        let controller = ViewControllerText(
            type: "Header",
            contract: plan.contract,
            other: other,
            views: views("private lazy var"),
            start: start,
            layout: lines,
            rest: rest
        )
        return (controller.name, controller.text)
    }

    /// The view controller of a presenter.
    var presentedViewController: (name: String, text: String) {
        let texts = plan.shown.map { element in
            let text = plan.textName(element).member
            let shown = element.kind == .button ? ["\(element.property).isHidden = false"] : []
            return SwiftText.method(
                "func \(plan.show(element))(_ \(text): String)",
                [element.showing(text)] + shown
            )
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
            with: ("presenter", "any HeaderPresenterProtocol"),
            start: ["presenter.viewDidLoad()"],
            link: \.tap,
            tap: \.tap,
            rest: """
                }

                extension HeaderViewController: HeaderViewProtocol {
                \((texts.joined() + question).dropFirst())}

                """
        )
    }

    var viewProtocol: (name: String, text: String) {
        border(
            "The calls from the presenter to its view.",
            "HeaderViewProtocol",
            isClass: true,
            plan.shown.map { "func \(plan.show($0))(_ \(plan.textName($0).member): String)" }
                + (plan.confirmed.map { ["func \($0.confirm)(_ question: String)"] } ?? [])
                + ["func showToast(_ text: String)"]
        )
    }

    var presenterProtocol: (name: String, text: String) {
        border(
            "The calls from the view to its presenter.",
            "HeaderPresenterProtocol",
            isClass: false,
            ["func viewDidLoad()"] + plan.links.map { "func \($0.tap)()" }
                + plan.toggles.map { "func \($0.tap)()" }
                + (plan.confirmed.map { ["func \($0.didConfirm)()"] } ?? [])
        )
    }
}
