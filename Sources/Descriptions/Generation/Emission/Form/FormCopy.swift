internal import Behaviours
internal import Descriptions

/// The object that keeps the edited copy of the entity: the view controller in MVC, the presenter
/// in MVP, the view model, the interactor in VIPER, the reducer, or the observable model. The
/// functions here print the programs of the form for it.
struct FormCopy {
    /// The code by which architectures differ.
    struct Place {
        /// The code before the names of variables, such as `state.`.
        var owner = ""
        /// The variable that indicates whether all fields show their errors.
        var showsAll = "showsAllErrors"
        /// The condition that the entity is being saved.
        var isSaving = "isSaving"
        /// The argument of functions that change the state, after a comma.
        var argument = ""
        /// Returns the statement that sets a field of the copy.
        var set: (_ field: Entity.Field, _ value: String) -> String = { field, value in
            "draft.\(field.member) = \(value)"
        }
        /// Returns the statement that notes which input the user has edited.
        var edited: (_ input: String) -> String = { "didEdit(.\($0))" }
        /// The statement that shows whether the values are valid; empty if nothing has to show it.
        var validate = "showValidity()"
        /// Returns the statements with which saving begins or ends.
        var setSaving: (Bool) -> [String] = { ["setSaving(\($0))"] }
        /// Returns the statements that send the request to save, by its arguments; `nil` for a request with
        /// a closure.
        var request: ((_ arguments: String) -> [String])?
        /// The function that receives the reply to such a request.
        var reply = "didSave"
        /// The meaning of the function that replaces the entity, with `%@` for the entity.
        var shows = "Shows %@ that was changed elsewhere, except in edited fields."
        /// Returns the statements that ask a question.
        var ask: (FormScreen.Asked) -> [String] = { _ in [] }
        /// Returns the statements that close the form, by the code of the saved entity; `nil` for none.
        let close: (_ saved: String?) -> [String]
        /// Returns the statements that show a message.
        let message: (String) -> [String]
    }

    let screen: FormScreen
    let place: Place

    var item: String { screen.item }
    /// The code of the stored entity.
    var original: String { "\(place.owner.isEmpty ? "self." : place.owner)\(item)" }
    private var waiting: String { "\(place.owner)\(screen.waiting)" }

    // MARK: - Programs

    /// Returns the statements of a program.
    ///
    /// - Parameter value: the code of the new value of an input.
    func code(_ steps: [Step], value: String = "") -> [String] {
        steps.flatMap { code($0, value) }
    }

    private func code(_ step: Step, _ value: String) -> [String] {
        switch step {
        case .set(.field(let name), let new):
            return screen.plan.entity.fields.filter { $0.name == name }.map { field in
                let code =
                    switch new {
                    case .given("value"): value
                    case .fieldOf(.given, _): "\(item).\(field.member)"
                    default: screen.expression.code(new)
                    }
                return place.set(field, code)
            }
        case .set(.state("wasSaved"), _):
            return screen.rejects ? ["\(place.owner)\(place.showsAll) = true"] : []
        case .set(.state("isSaving"), let isSaving):
            return place.setSaving(isSaving == .flag(true))
        case .set(.state("original"), _): return ["\(original) = \(item)"]
        case .set(.state("waiting"), _): return ["\(waiting) = \(item)"]
        case .set(.state(let flag), _):
            return screen.inputs.filter { $0.isEdited == flag }.map(edited)
        case .when(.given("value"), let edit, let asking):
            // The value is known after the condition.
            return [
                "guard \(value) else {\n// The switch is on until the user confirms.\n"
                    + "\(SwiftCode.lines(code(asking)))\n}"
            ] + code(edit, value: "true")
        case .when(.isPresent(.state("waiting")), _, _):
            // Without a change, the entity replaces itself.
            let entity = "\(waiting) ?? \(place.owner)\(item)"
            return screen.announces ? [replace(with: entity), "\(waiting) = nil"] : []
        case .when(.not(.any(let edited)), let steps, _):
            let inputs = screen.inputs.filter { edited.contains(.state($0.isEdited)) }
            let conditions = inputs.map { "!\(place.owner)\(isEdited($0))" }
            return [
                "if \(conditions.joined(separator: " && ")) { \(SwiftCode.lines(code(steps))) }"
            ]
        case .when(let condition, let steps, let other):
            let isTrue =
                condition == .state("isSaving") ? place.isSaving : "\(place.owner)hasChanges"
            return [
                "if \(isTrue) { \(SwiftCode.lines(code(steps))) } "
                    + "else { \(SwiftCode.lines(code(other))) }"
            ]
        case .call: return [replace(with: item)]
        case .request:
            let arguments = screen.savedArguments(place.owner)
            let call = "\(screen.service).save(\(arguments))"
            return place.request?(arguments)
                ?? ["\(call) { [weak self] result in self?.\(place.reply)(result) }"]
        case .ask(let question):
            return screen.questions.filter { $0.question == question }.flatMap(place.ask)
        case .close(let entity): return place.close(entity == nil ? nil : latest)
        case .message(let text): return place.message(screen.expression.text(text))
        default: return []
        }
    }

    /// The code of the entity after it was saved. A change made elsewhere in the meantime is later than the
    /// reply.
    var latest: String { screen.announces ? "\(waiting) ?? \(item)" : item }

    private func replace(with entity: String) -> String {
        "replace\(screen.itemType)(with: \(entity)\(place.argument))"
    }

    /// Returns the condition that the user has edited an input.
    func isEdited(_ input: FormScreen.Input) -> String {
        "editedFields.contains(.\(input.name.member))"
    }

    /// Returns the statement after an edit.
    func edited(_ input: FormScreen.Input) -> String {
        screen.tracks ? place.edited(input.name.member) : place.validate
    }
}
