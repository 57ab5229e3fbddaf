internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// MVP: the presenter of the header keeps the entity, asks the service and passes each new value to its
/// view, through a protocol.
struct MVPHeader: ArchitectureScreen {
    let screen: HeaderScreen
    private var plan: HeaderPlan { screen.plan }
    private var presented: PresentedHeader { PresentedHeader(screen: screen) }

    var files: [GeneratedFile] {
        [
            assembly, presenter, presented.presenterProtocol, presented.controller,
            presented.viewProtocol,
        ]
    }
    var spies: [GeneratedFile] { [presented.spy] }

    private var assembly: GeneratedFile {
        screen.assembly(
            screen.created("let presenter = HeaderPresenter") + [
                "let viewController = HeaderViewController(presenter: presenter)",
                "presenter.view = viewController", "return viewController",
            ]
        )
    }

    private var steps: EntitySteps { screen.steps { "view?.showToast(\($0))" } }

    private var presenter: GeneratedFile {
        let changes = screen.changes.flatMap { change in
            let name = change.toggle.nameOfMethods
            return steps.functions(
                of: change,
                tap: "func didTap\(change.toggle.button.type)()",
                confirm: "func didConfirm\(name)()",
                ask: { "view?.confirm\(name)(\(screen.expression.text($0)))" }
            )
        }
        let load = SwiftCode.block(
            "private func load\(screen.itemType)()",
            SwiftCode.lines(steps.code(screen.loading))
        )
        var members = [
            "weak var view: (any HeaderViewProtocol)?", screen.stored(),
            SwiftCode.initializer(screen.parameters),
            SwiftCode.function("viewDidLoad()", presented.early + ["load\(screen.itemType)()"]),
        ]
        members += screen.opens { "func didTap\($0.image.type)()" } + [load]
        members += screen.shows { presented.showing($0, screen.expression) }
        members += screen.changing + changes + [screen.countTexts]
        return SwiftCode.generated(
            "HeaderPresenter",
            ["internal import Model"],
            SwiftCode.block(
                "final class HeaderPresenter: HeaderPresenterProtocol",
                SwiftCode.sections(members)
            )
        )
    }
}
