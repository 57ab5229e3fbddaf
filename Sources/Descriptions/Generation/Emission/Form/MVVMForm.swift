internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// MVVM: the view model of the form has an editable value for each input, to which the view binds
/// itself. It asks the service and assigns bindable values.
struct MVVMForm: ArchitectureScreen {
    let screen: FormScreen
    private var views: FormViews { FormViews(screen: screen) }
    private var type: String { screen.type }

    var files: [GeneratedFile] { [controller, viewModel] }

    /// The driver of the card tests the form, too.
    var driver: ScenarioTests.Driver? { nil }

    private var copy: FormCopy {
        let close = "onClose?()"
        return FormCopy(
            screen: screen,
            place: FormCopy.Place(
                isSaving: "isSaving.value",
                set: { field, value in
                    let input = screen.inputs.first { $0.field == field }
                    return input.map { "\($0.name.member).value = \(value)" } ?? ""
                },
                ask: { ["onConfirm\($0.name)?()"] },
                close: { saved in (saved.map { ["onSave?(\($0))"] } ?? []) + [close] },
                message: { ["onMessage?(\($0))"] }
            )
        )
    }

    // MARK: - View model

    private var bindables: String {
        let inputs = screen.inputs.map {
            "let \($0.name.member): Editable<\($0.valueType)>"
        }
        let marks = screen.marks.map { "let \($0.name.member) = Bindable(\"\")" }
        let confirm = screen.questions.map { "var onConfirm\($0.name): (() -> Void)?" }
        return SwiftCode.lines(
            inputs + marks + [
                "let canSave = Bindable(false)", "let isSaving = Bindable(false)",
                "var onSave: ((\(screen.itemType)) -> Void)?",
                "var onMessage: ((String) -> Void)?",
            ] + confirm + ["var onClose: (() -> Void)?"]
        )
    }

    private var initializer: String {
        let values = screen.inputs.map {
            "\($0.name.member) = Editable(\(screen.item).\($0.field.member))"
        }
        let edits = screen.inputs.map { input in
            let asks = screen.question(before: input) != nil
            let call = asks ? "\(input.event)()" : copy.edited(input)
            return "\(input.name.member).onEdit = { [weak self] in self?.\(call) }"
        }
        return SwiftCode.block(
            "init(\(screen.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))",
            SwiftCode.lines(
                screen.parameters.map { "self.\($0.name) = \($0.name)" } + values + edits
                    + copy.observing + ["showValidity()"]
            )
        )
    }

    private var draft: String {
        let values = screen.inputs.map { "draft.\($0.field.member) = \($0.name.member).value" }
        return """
            \(screen.comment("The \(screen.itemText) in the form."))
            private var draft: \(screen.itemType) {
            var draft = \(screen.item)
            \(SwiftCode.lines(values))
            return draft
            }
            """
    }

    private var viewModel: GeneratedFile {
        let stored = SwiftCode.sections(
            copy.field,
            bindables,
            "private let \(screen.service): any \(screen.plan.service.name.type)",
            copy.variables(draft: false, isSaving: "")
        )
        let showValidity = screen.showValidity("let draft = draft", isSaving: "isSaving.value") {
            mark,
            text in
            "\(mark.name.member).value = \(text)"
        } enable: { condition in
            "canSave.value = \(condition)"
        }
        var members = [stored, initializer, draft] + editing + [showValidity] + copy.conditions
        members += copy.saving("func save()") + [copy.setSaving("self.isSaving.value = isSaving")]
        members += closing
        let meaning =
            "The contents of the form. The user edits its values through the controls that are "
            + "bound to them."
        return screen.file(
            "ViewModel",
            ["DataBinding", "Model"],
            """
            \(SwiftText.comment(meaning))
            @MainActor
            \(copy.object(
                "\(type)ViewModel",
                members,
                replacing: copy.updating + ["showValidity()"]
            ))
            """
        )
    }

    private var editing: [String] {
        let asked = screen.switches.compactMap { input -> String? in
            guard let asked = screen.question(before: input) else { return nil }
            let value = "\(input.name.member).value"
            return """
                private func \(input.event)() {
                guard \(value) else {
                // The switch is on until the user confirms.
                \(value) = true
                \(SwiftCode.lines(copy.place.ask(asked)))
                return
                }
                \(copy.edited(input))
                }

                func \(asked.confirm)() {
                \(SwiftCode.lines(copy.code(asked.confirmed)))
                }
                """
        }
        return ["// MARK: - Editing"] + asked + [copy.didEdit]
    }

    private var closing: [String] {
        [
            "// MARK: - Closing", SwiftCode.function("close()", copy.code(screen.closing)),
            screen.closingQuestion.map {
                SwiftCode.function("\($0.confirm)()", copy.code($0.confirmed))
            } ?? "",
        ]
    }

    // MARK: - View

    private var controller: GeneratedFile {
        let taps = views.buttons(
            save: "[weak self] _ in self?.viewModel.save()",
            close: "[weak self] _ in self?.viewModel.close()"
        )
        let alerts = screen.questions.map {
            views.alert($0, confirm: "self?.viewModel.\($0.confirm)()")
        }
        return views.controller(
            imports: ["DataBinding"],
            owner: ("viewModel", "\(type)ViewModel"),
            start: ["bind()"],
            setUp: views.layOut(actions: taps),
            ["private " + SwiftCode.function("bind()", bindings), views.showSaving()] + alerts
        )
    }

    private var bindings: [String] {
        let inputs = screen.inputs.map { "\($0.property).bind(to: viewModel.\($0.name.member))" }
        let marks = screen.marks.map { mark in
            "viewModel.\(mark.name.member).bind(to: self) { $0.\(views.label(mark)).text = $1 }"
        }
        let save = views.button(screen.plan.saveButton)
        let confirm = screen.questions.map { asked in
            "viewModel.onConfirm\(asked.name) = { [weak self] in self?.confirm\(asked.name)() }"
        }
        return inputs + marks + [
            "viewModel.canSave.bind(to: self) { $0.\(save).isEnabled = $1 }",
            "viewModel.isSaving.bind(to: self) { $0.showSaving($1) }",
            "viewModel.onMessage = { [weak self] in self?.showToast($0) }",
        ] + confirm + ["viewModel.onClose = { [weak self] in self?.dismiss(animated: true) }"]
    }
}
