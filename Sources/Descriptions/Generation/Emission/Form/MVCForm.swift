internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// MVC: the view controller of the form keeps the edited copy and asks the service. Its view has
/// the controls.
struct MVCForm: ArchitectureScreen {
    let screen: FormScreen
    private var views: FormViews { FormViews(screen: screen) }
    private var type: String { screen.type }

    var files: [GeneratedFile] { [view, controller, delegate] }
    /// Everything is in the view controller, which needs its view.
    var driver: ScenarioTests.Driver? { nil }

    private var copy: FormCopy {
        func delegate(_ saved: String) -> String {
            "delegate?.\(screen.member)(self, didSave: \(saved))"
        }
        let dismiss = "dismiss(animated: true)"
        return FormCopy(
            screen: screen,
            place: FormCopy.Place(
                ask: { asked in
                    let ask = "confirm\(asked.name)()"
                    return asked.input.map { ["\(formView($0)) = true", "return \(ask)"] } ?? [ask]
                },
                close: { saved in (saved.map { [delegate($0)] } ?? []) + [dismiss] },
                message: { ["showToast(\($0))"] }
            )
        )
    }

    private var controller: GeneratedFile {
        let stored = SwiftCode.sections(
            copy.field,
            "weak var delegate: (any \(type)ViewControllerDelegate)?",
            """
            private let \(screen.service): any \(screen.plan.service.name.type)
            private lazy var formView = \(type)View()
            """,
            copy.variables()
        )
        let actions = views.actions(
            owner: "formView.",
            edit: { "[weak self] _ in self?.\($0.event)()" },
            save: "[weak self] _ in self?.save()",
            close: "[weak self] _ in self?.close()"
        )
        var members = [
            stored, copy.initializer(nil, [SwiftCode.superInitOfController]),
            SwiftCode.unavailableInit, "override func loadView() { view = formView }",
        ]
        let show = ["showValues()", "showValidity()"]
        members.append(
            SwiftCode.block(
                "override func viewDidLoad()",
                SwiftCode.lines(
                    ["super.viewDidLoad()"] + FormViews.modal + actions + copy.observing + show
                )
            )
        )
        members += editing + ["// MARK: - Showing", showValues, showValidity] + copy.conditions
        members +=
            copy.saving("private func save()") + [
                copy.setSaving("self.isSaving = isSaving", "formView.showSaving(isSaving)")
            ]
        members += closing
        return screen.file(
            "ViewController",
            ["HeadlessKit", "Model"],
            SwiftCode.sections(
                copy.object(
                    "\(type)ViewController: UIViewController",
                    members,
                    replacing: copy.replacing + show
                ),
                views.swipe(owner: "formView.")
            )
        )
    }

    /// Returns the code of the value of an input in its view.
    private func formView(_ input: FormScreen.Input) -> String {
        "formView.\(input.property).\(input.value)"
    }

    private var editing: [String] {
        copy.edits(screen.editing) {
            "private func \($0.event)()"
        } value: {
            "\(formView($0))\($0.isSwitch ? "" : " ?? \"\"")"
        } asked: { asked in
            let turnOff = asked.input.map {
                copy.turnOff(asked, show: "\(formView($0)) = false")
            }
            return [
                views.alert(asked, confirm: "self?.\(asked.confirm)()"),
                "private " + SwiftCode.function("\(asked.confirm)()", turnOff ?? []),
            ]
        }
    }

    private var showValues: String {
        let values = screen.inputs.map {
            views.showing($0, "draft.\($0.field.member)", in: "formView.")
        }
        return "private " + SwiftCode.function("showValues()", values)
    }

    private var showValidity: String {
        screen.showValidity { mark, text in
            "formView.\(views.label(mark)).text = \(text)"
        } enable: { condition in
            "formView.\(views.button(screen.plan.saveButton)).isEnabled = \(condition)"
        }
    }

    private var closing: [String] {
        [
            "// MARK: - Closing",
            "private " + SwiftCode.function("close()", copy.code(screen.closing)),
            screen.closingQuestion.map {
                views.alert($0, confirm: "self?.dismiss(animated: true)")
            } ?? "",
        ]
    }

    private var view: GeneratedFile {
        screen.file(
            "View",
            ["HeadlessKit", screen.plan.type],
            """
            final class \(type)View: UIView {
            \(views.properties("let"))

            \(SwiftCode.property("private let", "activityIndicator", .activityIndicator))

            \(SwiftCode.initializers(ofView: [views.layOut(parent: "")]))

            \(views.showSaving(""))
            }
            """
        )
    }

    private var delegate: GeneratedFile {
        let parameters =
            "_ form: \(type)ViewController, didSave \(screen.item): \(screen.itemType)"
        return screen.file(
            "ViewControllerDelegate",
            ["Model"],
            """
            /// The receiver of the form's result.
            @MainActor
            protocol \(type)ViewControllerDelegate: AnyObject {
            func \(screen.member)(\(parameters))
            }
            """
        )
    }
}
