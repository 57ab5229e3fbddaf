internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// MVC: the view controller of the header keeps the entity, asks the service and passes each new value to
/// its view.
struct MVCHeader: ArchitectureScreen {
    let screen: HeaderScreen
    private var plan: HeaderPlan { screen.plan }
    private var views: HeaderViews { HeaderViews(screen: screen) }

    var files: [GeneratedFile] {
        [screen.assembly(screen.created("HeaderViewController")), controller, view]
    }
    /// Everything is in the view controller, which needs its view.
    var driver: ScenarioTests.Driver? { nil }

    private var steps: EntitySteps { screen.steps { "showToast(\($0))" } }

    private func showing(_ elements: [EntityElement]) -> [String] {
        elements.map { element in
            let shown =
                [element.showing(screen.text(element), in: "headerView.")]
                // A button is visible as soon as it has a title.
                + (element.kind == .button
                    ? ["headerView.\(element.property).isHidden = false"] : [])
            return plan.condition(element).map { condition in
                "if \(condition.expression()) {\n\(SwiftCode.lines(shown))\n}"
            } ?? SwiftCode.lines(shown)
        }
    }

    private var controller: GeneratedFile {
        let start =
            ["super.viewDidLoad()"]
            + plan.earlyImages.map {
                $0.showing(plan.early($0) ?? "", in: "headerView.")
            }
            + plan.links.map {
                "headerView.onTap\($0.image.type) = { [weak self] in self?.\($0.method)() }"
            }
            + plan.toggles.map {
                "headerView.onTap\($0.button.type) = { [weak self] in self?.\($0.method)() }"
            } + ["load\(screen.itemType)()"]
        let changes = screen.changes.flatMap { change in
            let name = change.toggle.nameOfMethods
            return steps.functions(
                of: change,
                tap: "private func \(change.toggle.method)()",
                confirm: "",
                ask: { "confirm\(name)(\(screen.expression.text($0)))" }
            )
                + (change.question.map { question in
                    [
                        views.question(
                            "private func confirm\(name)(_ question: String)",
                            titles: views.titles(question),
                            ["[weak self] _ in self?.change\(name)()", ""]
                        )
                    ]
                } ?? [])
        }
        let load = SwiftCode.block(
            "private func load\(screen.itemType)()",
            SwiftCode.lines(steps.code(screen.loading))
        )
        var members = [
            screen.stored(view: "private lazy var headerView = HeaderView()"),
            SwiftCode.initializers(ofController: screen.parameters),
            "override func loadView() { view = headerView }",
            SwiftCode.block("override func viewDidLoad()", SwiftCode.lines(start)),
        ]
        members += screen.opens { "private func \($0.method)()" } + [load]
        members += screen.shows(showing) + screen.changing + changes + [screen.countTexts]
        return SwiftCode.generated(
            "HeaderViewController",
            ["internal import HeadlessKit", "internal import Model"],
            SwiftCode.block(
                "final class HeaderViewController: UIViewController",
                SwiftCode.sections(members)
            )
        )
    }

    private var view: GeneratedFile {
        let taps =
            plan.links.map { "var onTap\($0.image.type): (() -> Void)?" }
            + plan.toggles.map { "var onTap\($0.button.type): (() -> Void)?" }
        let layOut = views.layOut(parent: "", hidesButtons: true) { link in
            "[weak self] in self?.onTap\(link.image.type)?()"
        } tap: { toggle in
            "[weak self] _ in self?.onTap\(toggle.button.type)?()"
        }
        return SwiftCode.generated(
            "HeaderView",
            ["internal import \(screen.contract)", "internal import HeadlessKit"],
            SwiftCode.block(
                "final class HeaderView: UIView",
                SwiftCode.sections(
                    SwiftCode.lines([views.properties("let")] + taps),
                    SwiftCode.initializers(ofView: [layOut])
                )
            )
        )
    }
}
