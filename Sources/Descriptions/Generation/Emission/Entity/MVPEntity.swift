internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// MVP: the presenter keeps the entity, asks the service and passes each new value to its view, through a
/// protocol.
struct MVPEntity: ArchitectureScreen {
    let screen: EntityScreen
    private var presented: PresentedEntity { PresentedEntity(screen: screen) }
    private var type: String { screen.type }
    private var item: String { screen.item }

    var files: [GeneratedFile] {
        [
            assembly, presenter, presented.presenterProtocol, presented.controller,
            presented.viewProtocol,
        ]
    }
    var spies: [GeneratedFile] { [presented.spy] }

    private var assembly: GeneratedFile {
        let made = [
            "let viewController = \(type)ViewController(presenter: presenter)",
            "presenter.view = viewController",
        ]
        guard screen.hasForm else {
            return screen.assembly(
                screen.created("let presenter = \(type)Presenter") + made + ["viewController"]
            )
        }
        return screen.formAssembly(
            owner: "presenter",
            created: [
                "let presenter = \(type)Presenter(\(screen.handedService))"
            ] + made,
            form: [
                "let presenter = \(type)FormPresenter(\(item): \(item), \(screen.handedService))",
                "let viewController = \(type)FormViewController(presenter: presenter)",
                "presenter.view = viewController", "presenter.onSave = onSave",
                "return viewController",
            ]
        )
    }

    private var presenter: GeneratedFile {
        let service = screen.service.name.member
        let load = "load\(screen.itemType)()"
        let start =
            presented.hiding + (screen.announces ? ["\(service).addObserver(self)"] : []) + [load]
        let changes = screen.changeFunctions(
            tap: { "func \($0.names.tap)()" },
            confirm: { "func \($0.names.didConfirm)()" },
            ask: { tap, text in ["view?.\(tap.names.confirm)(\(text))"] },
            message: { "view?.showToast(\($0))" }
        )
        var members = [
            SwiftCode.lines(
                "weak var view: (any \(type)ViewProtocol)?",
                screen.hasForm ? "var onOpenForm: ((\(screen.itemType)) -> Void)?" : ""
            ), screen.stored(screen.parameters), SwiftCode.initializer(screen.parameters),
            SwiftCode.function("viewDidLoad()", start),
            SwiftCode.function("didTapRetry()", [load]),
            screen.loadFunction(
                "private func \(load)",
                content: presented.content,
                show: ["show(\(item))"]
            ),
            screen.showFunction(
                screen.hasForm ? "" : "private ",
                presented.showing(screen.expression()) { tap in
                    tap.isEnabled.map { screen.expression().condition($0) } ?? ""
                }
            ),
        ]
        members += screen.opens { "func didTap\($0.element.type)()" }
        members +=
            screen.editButton.map {
                [
                    SwiftCode.function(
                        "didTap\($0.type)()",
                        ["if let \(item) { onOpenForm?(\(item)) }"]
                    )
                ]
            } ?? []
        members += changes + [screen.countTexts]
        return screen.file(
            "Presenter",
            ["internal import Model"],
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(type)Presenter: \(type)PresenterProtocol",
                    SwiftCode.sections(members)
                ),
                screen.observer(
                    of: "\(type)Presenter",
                    show: ["show(\(item))", presented.content(Name("loaded"))]
                )
            )
        )
    }
}

extension EntityScreen {
    /// The argument that passes the service on.
    var handedService: String { "\(service.name.member): \(service.name.member)" }

    /// Returns the type that creates the card and the form on top of it.
    ///
    /// - Parameters:
    ///   - owner: the variable of the object that asks for the form.
    ///   - created: the statements that create the card.
    ///   - form: the statements that create the form.
    func formAssembly(owner: String, created: [String], form: [String]) -> GeneratedFile {
        let opens = """
            \(owner).onOpenForm = { [weak viewController, weak \(owner)] \(item) in
            let form = form(of: \(item), \(handedService)) { \(owner)?.show($0) }
            viewController?.present(form, animated: true)
            }
            """
        let service = service.name.member
        let head =
            "private static func form(of \(item): \(itemType), \(service): any "
            + "\(self.service.name.type), onSave: @escaping (\(itemType)) -> Void) -> UIViewController"
        return assembly(
            ["let \(service) = dependencies.\(service)"] + created + [opens, "viewController"],
            comment: " It decides that the form opens on top of the card.",
            imports: ["internal import Model"],
            members: [SwiftCode.block(head, SwiftCode.lines(form))]
        )
    }
}
