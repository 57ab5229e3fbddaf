internal import Descriptions

/// The screen in MVP: a view, and a presenter that decides what it shows.
struct DetailMVPFiles: DetailCellFiles {
    static let variant = "MVP"
    let plan: DetailPlan

    var sources: [(name: String, text: String)] {
        [
            door([
                "let presenter = \(plan.type)Presenter(\(service))",
                "let viewController = \(plan.type)ViewController(presenter: presenter)",
                "presenter.view = viewController", "return viewController",
            ]), ("\(plan.type)Presenter", presenter), presenterProtocol,
            presentedViewController, viewProtocol,
        ]
    }

    private var presenter: String {
        let load = "load\(plan.itemType)()"
        let loading = loading(
            "private func \(load)",
            loading: "view?.showLoading()",
            success: ["show(\(plan.item))", "view?.showContent()"],
            failure: "view?.showError(\(plan.failureText))"
        )
        let showing =
            keeping
            + plan.varying.map { "view?.show\(plan.textName($0).type)(\(plan.expression($0)))" }
            + plan.conditioned.map {
                "view?.\($0.enable)(\($0.condition(of: plan.item) ?? "true"))"
            }
        let changing = plan.taps.map(method)
        return """
            internal import Model

            final class \(plan.type)Presenter: \(plan.type)PresenterProtocol {
                weak var view: (any \(plan.type)ViewProtocol)?

            \(stored)\(state)
            \(initialiser)\(SwiftText.method("func viewDidLoad()", [load]))\
            \(SwiftText.method("func didTapRetry()", [load]))\(loading)\
            \(SwiftText.method("private func show(_ \(plan.item): \(plan.itemType))", showing))\
            \(plan.taps.isEmpty ? "" : "\n    // MARK: - Changing\n\(changing.joined())\(changes(toast: "view?.showToast"))")\
            \(plan.countText)}

            """
    }

    private func method(_ tap: DetailTap) -> String {
        guard let question = tap.question else {
            return changing("func \(tap.tap)()", tap, end: endChange(tap))
        }
        return SwiftText.method(
            "func \(tap.tap)()",
            [
                plan.mayAsk(question),
                "view?.\(tap.confirm)(\(plan.question(question)))",
            ]
        ) + changing("func \(tap.didConfirm)()", tap, end: endChange(tap))
    }
}
