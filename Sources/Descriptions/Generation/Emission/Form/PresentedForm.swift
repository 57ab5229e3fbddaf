internal import Behaviours
internal import Descriptions
internal import PackageEditing

/// The form as a view that receives each new value, in MVP and VIPER.
struct PresentedForm {
    let screen: FormScreen
    /// Indicates whether the view closes itself, because there is no router.
    let closesItself: Bool
    private var views: FormViews { FormViews(screen: screen) }
    private var type: String { screen.type }

    // MARK: - The calls to the presenter

    private var events: [String] {
        let edits = (screen.fields + screen.switches).flatMap { input in
            ["\(input.event)(\(input.parameter))"]
                + (screen.question(before: input).map { ["didConfirm\($0.name)()"] } ?? [])
        }
        let closing = screen.closingQuestion.map { ["didConfirm\($0.name)()"] } ?? []
        return edits + ["didTap\(screen.save)()", "didTap\(screen.close)()"] + closing
    }

    var presenterProtocol: GeneratedFile {
        screen.file(
            "PresenterProtocol",
            [],
            """
            /// The calls from the view of the form to its presenter.
            @MainActor
            protocol \(type)PresenterProtocol {
            func viewDidLoad()
            \(SwiftCode.lines(events.map { "func \($0)" }))
            }
            """
        )
    }

    // MARK: - The calls to the view

    /// Returns the statements that show the values of an entity.
    ///
    /// - Parameter entity: the code of the entity.
    func showValues(of entity: String) -> [String] {
        screen.inputs.map { "view?.show\($0.name.type)(\(entity).\($0.field.member))" }
    }

    /// Returns the statements that ask a question.
    func ask(_ asked: FormScreen.Asked) -> [String] {
        let ask = "view?.confirm\(asked.name)()"
        return asked.input == nil ? [ask] : ["view?.show\(asked.name)(true)", ask, "return"]
    }

    /// A function of the view.
    private struct Call {
        let head: String
        let code: String

        init(_ head: String, _ body: String) {
            self.head = head
            code = SwiftCode.block(head, body)
        }

        init(_ head: String, code: String) {
            self.head = head
            self.code = code
        }
    }

    private var showing: [Call] {
        let inputs = screen.inputs.flatMap { input in
            [
                Call(
                    "func show\(input.name.type)(\(input.parameter))",
                    views.showing(input, input.value)
                )
            ] + (screen.question(before: input).map { [confirm($0)] } ?? [])
        }
        let marks = screen.marks.map { mark in
            let text = mark.isError ? "text" : "count"
            return Call(
                "func show\(mark.name.type)(_ \(text): String)",
                "\(views.label(mark)).text = \(text)"
            )
        }
        let enable = Call(
            "func enable\(screen.save)(_ isEnabled: Bool)",
            "\(views.button(screen.plan.saveButton)).isEnabled = isEnabled"
        )
        let saving = Call("func showSaving(_ isSaving: Bool)", code: views.showSaving(""))
        return inputs + marks + [enable, saving]
    }

    private var closing: [Call] {
        (screen.closingQuestion.map { [confirm($0)] } ?? [])
            + (closesItself ? [Call("func close()", "dismiss(animated: true)")] : [])
    }

    private func confirm(_ asked: FormScreen.Asked) -> Call {
        let confirm = "self?.presenter.didConfirm\(asked.name)()"
        return Call(
            "func confirm\(asked.name)()",
            code: views.alert(asked, "", confirm: confirm)
        )
    }

    var viewProtocol: GeneratedFile {
        let heads = showing.map(\.head) + ["func showToast(_ text: String)"] + closing.map(\.head)
        return screen.file(
            "ViewProtocol",
            [],
            """
            /// The calls from the presenter to the view of the form.
            @MainActor
            protocol \(type)ViewProtocol: AnyObject {
            \(SwiftCode.lines(heads))
            }
            """
        )
    }

    var controller: GeneratedFile {
        views.controller(
            imports: ["AppSupport"],
            owner: ("presenter", "any \(type)PresenterProtocol"),
            start: ["addActions()", "presenter.viewDidLoad()"],
            [
                views.addActions(
                    pass: { "presenter.\($0.event)(\($1))" },
                    save: "[weak self] _ in self?.presenter.didTap\(screen.save)()",
                    close: "[weak self] _ in self?.presenter.didTap\(screen.close)()"
                )
            ],
            conformance: SwiftCode.block(
                "extension \(type)ViewController: \(type)ViewProtocol",
                SwiftCode.sections((showing + closing).map(\.code))
            )
        )
    }
}
