internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// MVC: the view controller keeps the entity, asks the service and passes each new value to its view.
struct MVCEntity: ArchitectureScreen {
    let screen: EntityScreen
    private var views: EntityViews { EntityViews(screen: screen) }
    private var type: String { screen.type }
    private var item: String { screen.item }
    private var view: String { screen.view.name }

    var files: [GeneratedFile] {
        [screen.assembly(screen.created("\(type)ViewController")), controller, viewFile]
    }
    /// Everything is in the view controller, which needs its view.
    var driver: ScenarioTests.Driver? { nil }

    private var controller: GeneratedFile {
        let service = screen.service.name.member
        let events = views.events.map {
            "\(view).\(views.closure($0)) = { [weak self] in self?.\(method($0))() }"
        }
        let hiding = views.hiding(screen.hiding, in: "\(view).")
        let start =
            ["super.viewDidLoad()"] + hiding + events
            + (screen.announces ? ["\(service).addObserver(self)"] : [])
            + ["load\(screen.itemType)()"]
        let showing =
            screen.varying.map { $0.showing(screen.text($0), in: "\(view).") }
            + screen.limited.map { tap in
                let condition = tap.isEnabled.map { screen.expression().condition($0) } ?? ""
                return "\(view).\(tap.names.button.member)Button.isEnabled = \(condition)"
            }
        let load = screen.loadFunction(
            "private func load\(screen.itemType)()",
            content: { name in
                switch name.member {
                case "loading": "\(view).showLoading()"
                case "failed": "\(view).showError(\(screen.failure))"
                default: "\(view).showContent()"
                }
            },
            show: ["show(\(item))"]
        )
        let changes = screen.changeFunctions(
            tap: { "private func \($0.names.method)()" },
            confirm: { "private func \($0.names.confirm)()" },
            ask: { tap, text in ["\(tap.names.confirm)(\(text))"] },
            message: { "showToast(\($0))" }
        )
        let ask = screen.asking.map { tap in
            views.question("private func \(tap.names.confirm)(_ question: String)", of: tap) {
                $0.map { "[weak self] _ in self?.\($0.names.confirm)()" }
            }
        }
        var members = [
            screen.stored(
                screen.parameters,
                view: "private lazy var \(view) = \(screen.view.type)()"
            ), SwiftCode.initializers(ofController: screen.parameters),
            "override func loadView() { view = \(view) }",
            SwiftCode.block("override func viewDidLoad()", SwiftCode.lines(start)), load,
            screen.showFunction("private ", showing),
        ]
        members += screen.opens { "private func open\($0.element.type)()" }
        members += (openForm.map { [$0] } ?? []) + changes + (ask.map { [$0] } ?? [])
        members.append(screen.countTexts)
        return screen.file(
            "ViewController",
            ["internal import HeadlessKit", "internal import Model"],
            SwiftCode.sections(
                [
                    SwiftCode.block(
                        "final class \(type)ViewController: UIViewController",
                        SwiftCode.sections(members)
                    )
                ] + followers
            )
        )
    }

    private func method(_ event: EntityViews.Event) -> String {
        switch event {
        case .retry: "load\(screen.itemType)"
        case .tap(let tap): tap.names.method
        case .open(let link): "open\(link.element.type)"
        case .edit: "openForm"
        }
    }

    private var openForm: String? {
        guard screen.hasForm else { return nil }
        let service = screen.service.name.member
        return """
            private func openForm() {
            guard let \(item) else { return }
            let form = \(type)FormViewController(\(item): \(item), \(service): \(service))
            form.delegate = self
            present(form, animated: true)
            }
            """
    }

    private var followers: [String] {
        guard screen.hasForm else { return [] }
        let form = screen.description.feature.member + "Form"
        return [
            screen.observer(
                of: "\(type)ViewController",
                show: ["show(\(item))", "\(view).showContent()"]
            ),
            """
            extension \(type)ViewController: \(type)FormViewControllerDelegate {
            func \(form)(_ form: \(type)FormViewController, didSave \(item): \(screen.itemType)) {
            show(\(item))
            }
            }
            """,
        ]
    }

    private var viewFile: GeneratedFile {
        let layOut = views.layOut(parent: "") { "[weak self] _ in self?.\(views.closure($0))?()" }
        return screen.file(
            "View",
            ["internal import \(type)", "internal import HeadlessKit"],
            SwiftCode.block(
                "final class \(screen.view.type): UIView",
                SwiftCode.sections(
                    [
                        views.propertiesOfView, SwiftCode.initializers(ofView: [layOut]),
                    ]
                        + views.showProgress.map { SwiftCode.block($0.head, $0.body) }
                )
            )
        )
    }
}

extension EntityScreen {
    /// Returns the extension that follows changes made elsewhere; empty if the service announces none.
    ///
    /// - Parameter show: the statements that show the entity, whether or not one is shown.
    func observer(of owner: String, show: [String]) -> String {
        guard announces else { return "" }
        return SwiftCode.block(
            "extension \(owner): \(itemType)Observer",
            SwiftCode.function("\(item)DidChange(_ \(item): \(itemType))", show)
        )
    }
}
