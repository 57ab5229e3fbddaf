internal import Descriptions

/// The header in MVC: a view that shows the entity, and a view controller that does the rest.
struct HeaderMVCFiles: HeaderCellFiles {
    static let variant = "MVC"
    let plan: HeaderPlan

    var sources: [(name: String, text: String)] {
        [door(making: "HeaderViewController", []), ("HeaderView", view), controller]
    }

    private var view: String {
        let closures = plan.links.map(\.closure) + plan.toggles.map(\.closure)
        let lines = elementLines(
            link: { "self?.\($0.closure)?()" },
            tap: { "self?.\($0.closure)?()" },
            owner: ""
        )
        return """
            \(SwiftText.imports("internal", plan.contract, "HeadlessKit"))

            final class HeaderView: View {
            \(plan.lines(views("let") + closures.map { "var \($0): (() -> Void)?" }, indented: 4))
                override init() {
                    super.init()
            \(plan.lines(lines, indented: 8))    }
            }

            """
    }

    private var voice: HeaderVoice {
        HeaderVoice(
            show: { element, text in
                [element.showing(text, in: "headerView.")]
                    // A button is visible as soon as it has a title.
                    + (element.kind == .button
                        ? ["headerView.\(element.property).isHidden = false"] : [])
            },
            ask: \.confirm,
            toast: "showToast",
            tap: { "private func \($0.method)()" },
            confirm: { "private func \($0.didConfirm)()" }
        )
    }

    private var controller: (name: String, text: String) {
        let parameters = plan.asked + plan.known + plan.leads
        let early = plan.earlyImages.map {
            $0.showing(plan.early($0) ?? "", in: "headerView.")
        }
        let taps =
            plan.links.map { "headerView.\($0.closure) = { [weak self] in self?.\($0.method)() }" }
            + plan.toggles.map {
                "headerView.\($0.closure) = { [weak self] in self?.\($0.method)() }"
            }
        let links = plan.links.map {
            SwiftText.method("private func \($0.method)()", ["\($0.callback)(\(plan.id))"])
        }
        let stored =
            plan.stored(parameters) + ["private lazy var headerView = HeaderView()"] + state
        return (
            "HeaderViewController",
            """
            \(SwiftText.imports("internal", "HeadlessKit", "Model"))

            final class HeaderViewController: ViewController {
            \(plan.lines(stored, indented: 4))
            \(plan.initialiser(parameters))
                override func loadView() { view = headerView }

                override func viewDidLoad() {
                    super.viewDidLoad()
            \(plan.lines(early + taps + ["load\(plan.itemType)()"], indented: 8))    }
            \(links.joined())\(loading("private func load\(plan.itemType)()", voice))\(question)\
            \(plan.countText)}

            """
        )
    }

    private var question: String {
        plan.confirmed.map { toggle in
            ViewControllerText.asking(
                "private func \(toggle.confirm)(_ question: String)",
                toggle.question,
                "self?.\(toggle.didConfirm)()"
            )
        } ?? ""
    }
}
