internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// MVP: the presenter of the form keeps the edited copy, asks the service and passes each new value
/// to its view, through a protocol.
struct MVPForm: ArchitectureScreen {
    let screen: FormScreen
    var presented: PresentedForm { PresentedForm(screen: screen, closesItself: true) }
    private var type: String { screen.type }

    var files: [GeneratedFile] {
        [presenter, presented.presenterProtocol, presented.controller, presented.viewProtocol]
    }

    /// The driver of the card tests the form, too.
    var driver: ScenarioTests.Driver? { nil }

    private var copy: FormCopy {
        let close = "view?.close()"
        return FormCopy(
            screen: screen,
            place: FormCopy.Place(
                ask: presented.ask,
                close: { saved in (saved.map { ["onSave?(\($0))"] } ?? []) + [close] },
                message: { ["view?.showToast(\($0))"] }
            )
        )
    }

    private var presenter: GeneratedFile {
        let stored = SwiftCode.sections(
            copy.field,
            """
            weak var view: (any \(type)ViewProtocol)?
            var onSave: ((\(screen.itemType)) -> Void)?
            """,
            "private let \(screen.service): any \(screen.plan.service.name.type)",
            copy.variables()
        )
        let show = ["showValues()", "showValidity()"]
        let showValues = SwiftCode.block(
            "private func showValues()",
            SwiftCode.lines(presented.showValues(of: "draft"))
        )
        let showValidity = screen.showValidity { mark, text in
            "view?.show\(mark.name.type)(\(text))"
        } enable: { condition in
            "view?.enable\(screen.save)(\(condition))"
        }
        var members = [stored, copy.initializer()]
        members.append(SwiftCode.function("viewDidLoad()", copy.observing + show))
        members += editing + ["// MARK: - Showing", showValues, showValidity] + copy.conditions
        members +=
            copy.saving("func didTap\(screen.save)()") + [
                copy.setSaving("self.isSaving = isSaving", "view?.showSaving(isSaving)")
            ]
        members += closing
        return screen.file(
            "Presenter",
            ["Model"],
            copy.object(
                "\(type)Presenter: \(type)PresenterProtocol",
                members,
                replacing: copy.replacing + show
            )
        )
    }

    private var editing: [String] {
        copy.edits(screen.editing) {
            "func \($0.event)(\($0.parameter))"
        } asked: { asked in
            let turnOff = copy.turnOff(asked, show: "view?.show\(asked.name)(false)")
            return [SwiftCode.function("didConfirm\(asked.name)()", turnOff)]
        }
    }

    private var closing: [String] {
        [
            "// MARK: - Closing",
            SwiftCode.function("didTap\(screen.close)()", copy.code(screen.closing)),
            screen.closingQuestion.map {
                SwiftCode.function("didConfirm\($0.name)()", copy.code($0.confirmed))
            } ?? "",
        ]
    }
}
