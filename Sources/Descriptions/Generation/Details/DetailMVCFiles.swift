internal import Descriptions

/// The screen in MVC: a view that lays out its elements, and a view controller that does the rest.
struct DetailMVCFiles: DetailCellFiles {
    static let variant = "MVC"
    let plan: DetailPlan

    var sources: [(name: String, text: String)] {
        [
            door(["\(plan.type)ViewController(\(service))"]), ("\(plan.type)View", view),
            ("\(plan.type)ViewController", controller),
        ]
    }

    private var view: String {
        let closures =
            ["var onRetry: (() -> Void)?"] + plan.taps.map { "var \($0.closure): (() -> Void)?" }
        let views = views("private ", isOpen: true, "let")
        let open = views.filter { !$0.hasPrefix("private") }
        let own = views.filter { $0.hasPrefix("private") }
        let lines = elementLines(
            retry: "self?.onRetry?()",
            tap: { "self?.\($0.closure)?()" },
            owner: ""
        )
        return """
            \(SwiftText.imports("internal", plan.type, "HeadlessKit"))

            final class \(plan.type)View: View {
            \(plan.lines(open + closures, indented: 4))
            \(plan.lines(own, indented: 4))
                override init() {
                    super.init()
            \(plan.lines(lines, indented: 8))    }

            \(placeholderMethods)}

            """
    }

    private var viewMember: String { "\(plan.feature.member)View" }

    private var controller: String {
        let connections =
            ["\(viewMember).onRetry = { [weak self] in self?.load\(plan.itemType)() }"]
            + plan.taps.map {
                "\(viewMember).\($0.closure) = { [weak self] in self?.\($0.method)() }"
            } + ["load\(plan.itemType)()"]
        let loading = loading(
            "private func load\(plan.itemType)()",
            loading: "\(viewMember).showLoading()",
            success: ["show(\(plan.item))", "\(viewMember).showContent()"],
            failure: "\(viewMember).showError(\(plan.failureText))"
        )
        let showing =
            keeping
            + plan.varying.map { $0.showing(plan.expression($0), in: "\(viewMember).") }
            + plan.conditioned.map {
                "\(viewMember).\($0.property).isEnabled = \($0.condition(of: plan.item) ?? "true")"
            }
        let changing = plan.taps.map(method)
        return """
            internal import HeadlessKit
            internal import Model

            final class \(plan.type)ViewController: ViewController {
            \(stored)    private lazy var \(viewMember) = \(plan.type)View()
            \(state)
            \(initialiser)
                override func loadView() { view = \(viewMember) }

                override func viewDidLoad() {
                    super.viewDidLoad()
            \(plan.lines(connections, indented: 8))    }
            \(loading)\(SwiftText.method("private func show(_ \(plan.item): \(plan.itemType))", showing))\
            \(plan.taps.isEmpty ? "" : "\n    // MARK: - Changing\n\(changing.joined())\(changes(toast: "showToast"))")\
            \(plan.countText)}

            """
    }

    private func method(_ tap: DetailTap) -> String {
        let head = "private func \(tap.method)()"
        guard let question = tap.question else {
            return changing(head, tap, end: endChange(tap))
        }
        return ViewControllerText.asking(
            head,
            tap.question,
            "self?.\(tap.confirm)()",
            question: plan.question(question),
            before: [plan.mayAsk(question)]
        ) + changing("private func \(tap.confirm)()", tap, end: endChange(tap))
    }
}
