internal import Descriptions

/// The implementation in MVC: a view that lays out its elements and reports taps, and a view
/// controller that does the rest.
struct MVCFiles: CellFiles {
    static let variant = "MVC"
    let plan: FeaturePlan

    var sources: [(name: String, text: String)] {
        [
            ("\(plan.type)Assembly", assembly),
            ("\(plan.type)View", view),
            ("\(plan.type)ViewController", controller),
        ]
    }

    private var assembly: String {
        let call = SwiftText.call(
            "\(plan.type)ViewController",
            plan.serviceArguments(from: "dependencies."),
            indented: 8
        )
        return door(body: call)
    }

    private var view: String {
        let properties = plan.description.elements.map {
            "    let \($0.property) = \($0.viewType)()\n"
        }
        let closures = plan.interactions.map { "    var \($0.closure): (() -> Void)?\n" }
        let lines =
            elementLines { "self?.\($0.closure)?()" }
            + plan.description.elements.map {
                "addSubview(\($0.property))"
            }
        return """
            \(SwiftText.imports("internal", plan.type, "HeadlessKit"))

            final class \(plan.type)View: View {
            \(properties.joined())\(closures.joined())
                override init() {
                    super.init()
            \(SwiftText.indented(lines.joined(separator: "\n"), by: 8))
                }
            }

            """
    }

    private var controller: String {
        let view = "\(plan.member)View"
        let bindings = plan.interactions.map {
            "        \(view).\($0.closure) = { [weak self] in self?.\($0.method)() }\n"
        }
        let methods = plan.interactions.map { interaction in
            let statements = EffectStatements(interaction: interaction, source: .services)
                .lines { "\(view).\($0.member)Label.text = \($1)" }
            return SwiftText.method("private func \(interaction.method)()", statements)
        }
        return """
            internal import HeadlessKit
            internal import Model

            final class \(plan.type)ViewController: ViewController {
            \(plan.storedServices(and: ["private lazy var \(view) = \(plan.type)View()"]))
                override func loadView() { view = \(view) }

                override func viewDidLoad() {
                    super.viewDidLoad()
            \(bindings.joined())    }
            \(methods.joined())\(plan.countText)}

            """
    }
}
