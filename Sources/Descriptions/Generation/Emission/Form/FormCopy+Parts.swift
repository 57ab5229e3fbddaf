internal import Behaviours
internal import Descriptions

// The parts of the object that keeps the edited copy.
extension FormCopy {
    // MARK: - Variables

    /// The type of the inputs that can be edited.
    var field: String {
        let cases = screen.inputs.map(\.name.member).joined(separator: ", ")
        return screen.tracks ? "private enum Field { case \(cases) }" : ""
    }

    /// Returns the variables, with their first values.
    ///
    /// - Parameters:
    ///   - access: the code before the keyword.
    ///   - draft: the declaration of the copy; empty if there is none.
    ///   - isSaving: the declaration of the flag that is set during saving; empty if there is none.
    ///   - showsAll: the meaning of the flag that all fields show their errors.
    func variables(
        _ access: String = "private ",
        draft: Bool = true,
        isSaving: String = "private var isSaving = false",
        showsAll: String = "all fields show their errors"
    ) -> String {
        let original = [
            screen.comment("The \(screen.itemText) without the edits of the user."),
            "\(access)\(screen.announces ? "var" : "let") \(item): \(screen.itemType)",
        ]
        let copy = [
            screen.comment("The \(screen.itemText) in the form."),
            "\(access)var draft: \(screen.itemType)",
        ]
        let edited = [
            "/// The fields that the user has edited.",
            "\(access)var editedFields: Set<Field> = []",
        ]
        let errors = [
            "/// Indicates whether \(showsAll), not only edited ones.",
            "\(access)var \(place.showsAll) = false",
        ]
        let changed = [
            screen.comment(
                "The \(screen.itemText) after a change that was made elsewhere during saving."
            ),
            "\(access)var \(screen.waiting): \(screen.itemType)?",
        ]
        return SwiftCode.lines(
            original + (draft ? copy : []) + (screen.tracks ? edited : [])
                + (screen.rejects ? errors : []) + [isSaving] + (screen.announces ? changed : [])
        )
    }

    /// Returns the initializer, which copies the entity.
    ///
    /// - Parameter statements: its last statements.
    func initializer(
        _ parameters: [(name: String, type: String)]? = nil,
        _ statements: [String] = []
    ) -> String {
        let (entity, others) = (screen.parameters[0], parameters ?? [screen.parameters[1]])
        let list = ([entity] + others).map { name, type in
            "\(name): \(type.hasPrefix("(") ? "@escaping " : "")\(type)"
        }
        return SwiftCode.block(
            "init(\(list.joined(separator: ", ")))",
            SwiftCode.lines(
                ["self.\(item) = \(item)", "draft = \(item)"]
                    + others.map { "self.\($0.name) = \($0.name)" } + statements
            )
        )
    }

    /// The statement that begins to observe changes made elsewhere.
    var observing: [String] { screen.announces ? ["\(screen.service).addObserver(self)"] : [] }

    // MARK: - Functions

    /// Returns the functions for edits.
    ///
    /// - Parameters:
    ///   - steps: a closure that returns the program of an input.
    ///   - head: a closure that returns the head of the function for an input.
    ///   - value: a closure that returns the code of the new value.
    ///   - asked: a closure that returns the functions for the question of a switch.
    func edits(
        _ steps: (FormScreen.Input) -> [Step],
        head: (FormScreen.Input) -> String,
        value: (FormScreen.Input) -> String = { $0.value },
        asked: (FormScreen.Asked) -> [String] = { _ in [] }
    ) -> [String] {
        let edits = (screen.fields + screen.switches).flatMap { input in
            [SwiftCode.block(head(input), SwiftCode.lines(code(steps(input), value: value(input))))]
                + (screen.question(before: input).map(asked) ?? [])
        }
        return ["// MARK: - Editing"] + edits + [didEdit]
    }

    /// The function that notes that the user has edited an input.
    var didEdit: String {
        guard screen.tracks else { return "" }
        return """
            private func didEdit(_ field: Field) {
            \(SwiftCode.lines("editedFields.insert(field)", place.validate))
            }
            """
    }

    /// Returns the statements that turn off a switch after the user has confirmed it.
    ///
    /// - Parameter show: the statement that shows the switch.
    func turnOff(_ asked: FormScreen.Asked, show: String) -> [String] {
        let (set, rest) = (asked.confirmed.prefix(1), asked.confirmed.dropFirst())
        return code(Array(set)) + [show] + code(Array(rest))
    }

    /// The property that indicates whether the values to save differ, and the function that decides
    /// whether a field shows its error.
    var conditions: [String] { [screen.hasChanges(), showsError()] }

    func showsError(_ head: String = "showsError(of field: Field)") -> String {
        guard screen.rejects else { return "" }
        return """
            private func \(head) -> Bool {
            \(place.showsAll) || editedFields.contains(field)
            }
            """
    }

    /// The statements after the reply that the entity was saved.
    var success: [String] { code(screen.request?.success ?? []) }
    /// The statements after the reply that saving has failed. Only then the form remains, so the
    /// steps after any reply are among them.
    var failure: [String] {
        code((screen.request?.reply ?? []) + (screen.request?.failure ?? []))
    }

    /// Returns the functions that save.
    ///
    /// - Parameter head: the head of the function that sends the request.
    func saving(_ head: String) -> [String] {
        [
            "// MARK: - Saving", SwiftCode.block(head, SwiftCode.lines(code(screen.saving))),
            """
            private func \(place.reply)(_ result: Result<\(screen.itemType), ServiceError>) {
            switch result {
            case .success(let \(item)):
            \(SwiftCode.lines(success))
            case .failure:
            \(SwiftCode.lines(failure))
            }
            }
            """,
        ]
    }

    /// Returns the function with which saving begins or ends.
    ///
    /// - Parameter shows: the statements that set and show it.
    func setSaving(_ shows: String...) -> String {
        SwiftCode.block(
            "private func setSaving(_ isSaving: Bool)",
            SwiftCode.lines(shows + [place.validate])
        )
    }

    // MARK: - Changes made elsewhere

    /// The comment of the function that replaces the entity.
    var replacingComment: String {
        screen.comment(
            place.shows.replacing("%@", with: screen.plan.entity.name.withArticle)
        )
    }

    /// Returns the class of the object. It observes changes made elsewhere if the form shows them.
    ///
    /// - Parameters:
    ///   - name: the name of the class and its supertypes.
    ///   - replacing: the statements of the function that replaces the entity.
    func object(_ name: String, _ members: [String], replacing: [String]) -> String {
        SwiftCode.sections(
            SwiftCode.block("final class \(name)", SwiftCode.sections(members)),
            observer(String(name.prefix { $0 != ":" }), replacing)
        )
    }

    private func observer(_ type: String, _ body: [String]) -> String {
        guard let changed = screen.component.program(.changed)?.body else { return "" }
        let parameter = "\(item): \(screen.itemType)"
        let replace = SwiftCode.block(
            "private func replace\(screen.itemType)(with \(parameter))",
            SwiftCode.lines(body)
        )
        return SwiftCode.block(
            "extension \(type): \(screen.itemType)Observer",
            SwiftCode.sections(
                SwiftCode.function("\(item)DidChange(_ \(parameter))", code(changed)),
                "\(replacingComment)\n\(replace)"
            )
        )
    }

    /// The statements that replace the entity and the copy, with the values of edited inputs.
    var replacing: [String] {
        ["\(original) = \(item)", "var draft = \(item)"]
            + screen.inputs.map { input in
                let value = "draft.\(input.field.member)"
                return "if \(isEdited(input)) { \(value) = self.\(value) }"
            } + ["self.draft = draft"]
    }

    /// The statements that replace the values that the user has not edited.
    var updating: [String] { code(screen.component.program(.procedure("update"))?.body ?? []) }
}
