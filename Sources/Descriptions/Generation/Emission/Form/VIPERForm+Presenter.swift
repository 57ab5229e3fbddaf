internal import Behaviours
internal import Descriptions
internal import PackageEditing

// The presenter of the form.
extension VIPERForm {
    var presenter: GeneratedFile {
        let collaborators = [
            ("interactor", "any \(type)InteractorProtocol"),
            ("router", "any \(type)RouterProtocol"),
        ]
        let stored = """
            weak var view: (any \(type)ViewProtocol)?
            weak var delegate: (any \(type)DelegateProtocol)?

            \(SwiftCode.lines(collaborators.map { "private let \($0.0): \($0.1)" }))
            """
        let confirm = screen.closingQuestion.map { asked in
            SwiftCode.function("didConfirm\(asked.name)()", calls.code(asked.confirmed))
        }
        let members =
            [
                stored, SwiftCode.initializer(collaborators),
                SwiftCode.function("viewDidLoad()", ["interactor.start()"]),
            ] + (screen.fields + screen.switches).flatMap(edits) + [
                SwiftCode.function("didTap\(screen.save)()", ["interactor.save()"]),
                SwiftCode.function("didTap\(screen.close)()", calls.code(screen.closing)),
                confirm ?? "",
            ]
        return screen.file(
            "Presenter",
            [],
            SwiftCode.sections(
                SwiftCode.block(
                    "final class \(type)Presenter: \(type)PresenterProtocol",
                    SwiftCode.sections(members)
                ),
                SwiftCode.block(
                    "extension \(type)Presenter: \(type)InteractorOutputProtocol",
                    SwiftCode.sections(outputs)
                )
            )
        )
    }

    /// The programs as the presenter runs them: the interactor makes the changes.
    private var calls: FormCopy {
        FormCopy(
            screen: screen,
            place: FormCopy.Place(
                owner: "interactor.",
                set: { field, value in
                    let input = screen.inputs.first { $0.field == field }
                    return input.map { "interactor.edit\($0.name.type)(\(value))" } ?? ""
                },
                edited: { _ in "" },
                validate: "",
                ask: presented.ask,
                close: { _ in ["router.close()"] },
                message: { ["view?.showToast(\($0))"] }
            )
        )
    }

    private func edits(_ input: FormScreen.Input) -> [String] {
        let edit = SwiftCode.function(
            "\(input.event)(\(input.parameter))",
            calls.code(screen.editing(input), value: input.value)
        )
        let confirm = screen.question(before: input).map { asked in
            SwiftCode.function(
                "didConfirm\(asked.name)()",
                ["view?.show\(asked.name)(false)"] + calls.code(asked.confirmed)
            )
        }
        return [edit, confirm ?? ""]
    }

    private var outputs: [String] {
        let marks = screen.marks.map { mark in
            let input = mark.input.name
            let text =
                switch mark {
                case .error(_, let message):
                    "form.is\(input.type)Rejected ? \(SwiftText.literal(message)) : \"\""
                case .counter:
                    "\"\\(form.\(input.member)Length) of \\(form.\(input.member)Limit)\""
                }
            return "view?.show\(mark.name.type)(\(text))"
        }
        // The last step shows the message.
        let failure = calls.code(Array((screen.request?.failure ?? []).suffix(1)))
        return [
            SwiftCode.function(
                "didReplaceValues(_ \(item): \(summary))",
                presented.showValues(of: item)
            ),
            SwiftCode.function(
                "didValidate(_ form: \(type)Summary)",
                marks + ["view?.enable\(screen.save)(form.canSave)"]
            ), SwiftCode.function("didBeginSaving()", ["view?.showSaving(true)"]),
            SwiftCode.function(
                "didSave(_ \(item): \(summary))",
                ["delegate?.\(screen.member)DidSave(\(item))", "router.close()"]
            ),
            SwiftCode.function(
                "didFailToSave()",
                ["view?.showSaving(false)"] + failure
            ),
        ]
    }
}
