internal import Descriptions

/// The files of the implementation of a feature with a simple screen, in one of the variants.
protocol CellFiles: VariantFiles {
    var plan: FeaturePlan { get }

    init(plan: FeaturePlan)
}

extension CellFiles {
    var folder: String { "Sources/Features/\(plan.type)/\(Self.variant)" }

    /// Returns the entry point of the implementation.
    ///
    /// - Parameters:
    ///   - remark: a further sentence of its documentation comment.
    ///   - body: the statements that create the screen.
    func door(_ remark: String = "", body: String) -> String {
        """
        \(SwiftText.imports("package", plan.type, "HeadlessKit"))

        \(SwiftText.comment("The entry point of the implementation." + remark))
        @MainActor
        package enum \(plan.type)Assembly {
            package static func screen(_ dependencies: \(plan.type)Dependencies) -> ViewController {
        \(body)
            }
        }

        """
    }

    /// Returns the statements that set up the elements of a view or of its view controller.
    ///
    /// - Parameter action: a closure that returns the statement for a tap.
    func elementLines(_ action: (Interaction) -> String) -> [String] {
        plan.description.elements.flatMap { element -> [String] in
            let property = element.property
            let identifier =
                "\(property).accessibilityIdentifier = \(plan.type)Element.\(element.name.member)"
            switch element {
            case .label(_, let text):
                return [identifier]
                    + (text.map { ["\(property).text = \(SwiftText.literal($0))"] } ?? [])
            case .button(let name, let title):
                let taps = plan.interactions.filter { $0.button == name }.map {
                    "\(property).addAction(Action { [weak self] _ in \(action($0)) }, for: .touchUpInside)"
                }
                return [
                    identifier, "\(property).setTitle(\(SwiftText.literal(title)), for: .normal)",
                ] + taps
            }
        }
    }

    /// Returns a view controller that is the view and communicates with one other object.
    ///
    /// - Parameters:
    ///   - other: the property of the other object and its type, such as
    ///     `presenter: any GreetingPresenterProtocol`.
    ///   - bindings: the statements at the end of the setup, one per line.
    ///   - action: a closure that returns the statement for a tap.
    func viewController(
        with other: (name: String, type: String),
        bindings: [String] = [],
        action: (Interaction) -> String
    ) -> String {
        let elements = plan.description.elements
        let properties = elements.map { "    private lazy var \($0.property) = \($0.viewType)()\n" }
        let lines =
            elementLines(action) + elements.map { "view.addSubview(\($0.property))" } + bindings
        let bindingModule = Self.variant == "MVVM" ? ["DataBinding"] : []
        return """
            \(SwiftText.imports("internal", [plan.type, "HeadlessKit"] + bindingModule))

            final class \(plan.type)ViewController: ViewController {
                private let \(other.name): \(other.type)
            \(properties.joined())
                init(\(other.name): \(other.type)) {
                    self.\(other.name) = \(other.name)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
            \(SwiftText.indented(lines.joined(separator: "\n"), by: 8))
                }
            }

            """
    }

    /// Returns the view controller of a presenter, with the methods that show its texts.
    func presentedViewController() -> String {
        let methods = plan.labels.map { label in
            """
                func show\(label.type)(_ \(label.member): String) {
                    \(label.member)Label.text = \(label.member)
                }
            """
        }
        return viewController(with: ("presenter", "any \(plan.type)PresenterProtocol")) {
            "self?.presenter.\($0.tap)()"
        } + """

            extension \(plan.type)ViewController: \(plan.type)ViewProtocol {
            \(methods.joined(separator: "\n\n"))
            }

            """
    }

    var viewProtocol: (name: String, text: String) {
        let name = "\(plan.type)ViewProtocol"
        let requirements = plan.labels.map { "func show\($0.type)(_ \($0.member): String)" }
        return border(
            "The calls from the presenter to its view.",
            name,
            isClass: true,
            requirements
        )
    }

    var presenterProtocol: (name: String, text: String) {
        let name = "\(plan.type)PresenterProtocol"
        let requirements = plan.interactions.map { "func \($0.tap)()" }
        return border(
            "The calls from the view to its presenter.",
            name,
            isClass: false,
            requirements
        )
    }
}

extension ScreenElement {
    /// The name of the property of its view: `greetingLabel`.
    var property: String {
        switch self {
        case .label(let name, _): "\(name.member)Label"
        case .button(let name, _): "\(name.member)Button"
        }
    }

    var viewType: String {
        switch self {
        case .label: "Label"
        case .button: "Button"
        }
    }
}
