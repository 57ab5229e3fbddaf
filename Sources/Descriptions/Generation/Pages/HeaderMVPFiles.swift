internal import Descriptions

/// The header in MVP: a passive view, and a presenter that creates texts and uses the service.
struct HeaderMVPFiles: HeaderCellFiles {
    static let variant = "MVP"
    let plan: HeaderPlan

    var sources: [(name: String, text: String)] {
        [
            door(
                making: "let presenter = HeaderPresenter",
                [
                    "let viewController = HeaderViewController(presenter: presenter)",
                    "presenter.view = viewController", "return viewController",
                ]
            ), ("HeaderPresenter", presenter), presenterProtocol, presentedViewController,
            viewProtocol,
        ]
    }

    private var voice: HeaderVoice {
        HeaderVoice(
            show: { ["view?.\(plan.show($0))(\($1))"] },
            ask: { "view?.\($0.confirm)" },
            toast: "view?.showToast",
            tap: { "func \($0.tap)()" },
            confirm: { "func \($0.didConfirm)()" }
        )
    }

    private var presenter: String {
        let parameters = plan.asked + plan.known + plan.leads
        let early = plan.earlyImages.map { "view?.\(plan.show($0))(\(plan.early($0) ?? ""))" }
        let links = plan.links.map {
            SwiftText.method("func \($0.tap)()", ["\($0.callback)(\(plan.id))"])
        }
        let loading = loading("private func load\(plan.itemType)()", voice)
        return """
            internal import Model

            final class HeaderPresenter: HeaderPresenterProtocol {
                weak var view: (any HeaderViewProtocol)?

            \(plan.lines(plan.stored(parameters) + state, indented: 4))
            \(plan.initialiser(parameters))\
            \(SwiftText.method("func viewDidLoad()", early + ["load\(plan.itemType)()"]))\
            \(links.joined())\(loading)\(plan.countText)}

            """
    }
}
