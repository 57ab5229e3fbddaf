internal import Descriptions

/// The field that a button inverts, with the names in its code.
struct Toggle: RowAction {
    private let toggle: FieldToggle
    let field: Entity.Field
    let entity: Entity

    /// - Returns: `nil` if the entity has no such field.
    init?(_ toggle: FieldToggle, of entity: Entity) {
        guard let field = entity.fields.first(where: { $0.name == toggle.field }) else {
            return nil
        }
        self.toggle = toggle
        self.field = field
        self.entity = entity
    }

    var button: Name { toggle.button }
    var nameOfMethods: String { field.name.type }
    var question: ChangeQuestion? { toggle.question }
    /// The condition under which the question is shown; `nil` for always.
    var condition: FlagCondition? { toggle.asks }
    /// The rule of the message after a failure.
    var failureRule: TextRule { toggle.failure }
    var failureMessage: String { failureRule.text(of: [:]) }
    var successMessage: String? { toggle.success }

    /// The method that makes the change: `toggleDone`.
    var method: String { "toggle\(field.name.type)" }
    /// The property that indicates whether the request is running.
    var isRunning: String { "isChanging\(field.name.type)" }
    /// The name of the operation and of its request: `reminderDone`.
    var operation: Name { entity.change(of: field.name) }

    /// Returns true if a change of the sample requires a confirmation.
    func asks(_ sample: Sample) -> Bool {
        question != nil && condition?.holds(for: sample.fields[entity.name] ?? [:]) ?? true
    }
}
