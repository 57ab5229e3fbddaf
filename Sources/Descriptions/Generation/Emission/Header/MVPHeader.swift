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

    private var steps: EntitySteps {
        EntitySteps(
            screen: screen,
            place: EntitySteps.Place(
                stored: "self.\(screen.item)",
                loaded: ["show(\(screen.item))"],
                changed: screen.changesVisibly ? ["showChanges()"] : [],
                message: { text, _ in "view?.showToast(\(text ?? ""))" }
            )
        )
    }

    private var presenter: GeneratedFile {
        let item = screen.item
        let hasChanges = !screen.changes.isEmpty
        let changes = screen.changes.flatMap { change in
            let name = change.toggle.nameOfMethods
            return steps.functions(
                of: change,
                tap: "func didTap\(change.toggle.button.type)()",
                confirm: "func didConfirm\(name)()",
                ask: { "view?.confirm\(name)(\(screen.expression.text($0)))" }
            )
        }
        return screen.file(
            "HeaderPresenter",
            ["internal import Model"],
            SwiftCode.block(
                "final class HeaderPresenter: HeaderPresenterProtocol",
                SwiftCode.sections(
                    [
                        "weak var view: (any HeaderViewProtocol)?",
                        SwiftCode.lines(
                            screen.parameters.map { "private let \($0.name): \($0.type)" }
                                + (hasChanges
                                    ? [
                                        "/// `nil` until it has loaded.",
                                        "private var \(item): \(screen.itemType)?",
                                    ] : []) + screen.flags.map { "private var \($0) = false" }
                        ), screen.initializer(screen.parameters),
                        SwiftCode.function(
                            "viewDidLoad()",
                            presented.early + ["load\(screen.itemType)()"]
                        ),
                    ]
                        + plan.links.map { link in
                            SwiftCode.function(
                                "didTap\(link.image.type)()",
                                ["onOpen\(link.page.type)(\(plan.id))"]
                            )
                        } + [
                            SwiftCode.block(
                                "private func load\(screen.itemType)()",
                                SwiftCode.lines(steps.code(screen.loading))
                            ),
                            SwiftCode.block(
                                "private func show(_ \(item): \(screen.itemType))",
                                SwiftCode.lines(
                                    (hasChanges ? ["self.\(item) = \(item)"] : [])
                                        + presented.showing(plan.lasting, screen.expression)
                                        + (screen.changesVisibly ? ["showChanges()"] : [])
                                )
                            ),
                            screen.changesVisibly
                                ? "/// Updates the elements that can change.\n"
                                    + SwiftCode.block(
                                        "private func showChanges()",
                                        SwiftCode.lines(
                                            ["guard let \(item) else { return }"]
                                                + presented.showing(
                                                    plan.changing,
                                                    screen.expression
                                                )
                                        )
                                    ) : "", hasChanges ? "// MARK: - Changing" : "",
                        ] + changes + [screen.countTexts]
                )
            )
        )
    }
}
