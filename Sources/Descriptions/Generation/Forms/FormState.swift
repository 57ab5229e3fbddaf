internal import Descriptions

/// The state of a form in a test, from which its expectations are derived.
struct FormState {
    let plan: FormPlan
    /// The values of the entity without the edits of the user, and the values in the form.
    private(set) var original: Sample
    private(set) var draft: Sample
    /// The values of the service.
    private var stored: Sample
    private var edited: Set<Name> = []
    private var showsAllErrors = false
    var isSaving = false
    private var waiting: Sample?

    init(_ plan: FormPlan, _ start: Sample) {
        self.plan = plan
        original = start
        draft = start
        stored = start
    }

    var hasChanges: Bool { plan.trimmed(draft) != plan.trimmed(original) }

    /// The values that are saved.
    var trimmed: Sample { plan.trimmed(draft) }

    var canSave: Bool {
        hasChanges && !isSaving && plan.inputs.allSatisfy { $0.accepts(value(of: $0)) }
    }

    func value(of input: FormPlan.Input) -> FieldValue {
        draft.fields[plan.entity.name]?[input.field.name] ?? input.field.first
    }

    /// Returns true if a field shows its message.
    func rejects(_ input: FormPlan.Input) -> Bool {
        (showsAllErrors || edited.contains(input.name)) && !input.accepts(value(of: input))
    }

    /// Returns the number of characters in a field.
    func length(of input: FormPlan.Input) -> Int { value(of: input).shown.count }

    mutating func edit(_ input: FormPlan.Input, _ value: FieldValue) {
        edited.insert(input.name)
        draft = draft.with([input.field.name: value], in: plan.entity.name)
    }

    mutating func beginSaving(fails: Bool) {
        showsAllErrors = true
        isSaving = true
        guard !fails else { return }
        let unedited = plan.trimmed(original).fields[plan.entity.name] ?? [:]
        let edited = trimmed.fields[plan.entity.name]?.filter { $1 != unedited[$0] } ?? [:]
        stored = stored.with(edited, in: plan.entity.name)
    }

    mutating func endSaving(fails: Bool) {
        isSaving = false
        if fails {
            if plan.service.announces { replace(with: waiting ?? original) }
            waiting = nil
        } else {
            draft = stored
        }
    }

    /// Changes values on another device.
    mutating func change(_ values: [Name: FieldValue]) {
        stored = stored.with(values, in: plan.entity.name)
        guard plan.service.announces else { return }
        if isSaving { waiting = stored } else { replace(with: stored) }
    }

    private mutating func replace(with sample: Sample) {
        original = sample
        let kept = plan.inputs.filter { edited.contains($0.name) }
        draft = sample.with(
            Dictionary(uniqueKeysWithValues: kept.map { ($0.field.name, value(of: $0)) }),
            in: plan.entity.name
        )
    }
}
