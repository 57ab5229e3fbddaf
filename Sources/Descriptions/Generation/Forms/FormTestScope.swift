internal import Descriptions

/// The names and values of the tests of a card with a form for their templates.
struct FormTestScope {
    /// The object that a test is about.
    enum Subject {
        case presenter, viewModel, interactor
    }

    let plan: FormPlan
    let subject: Subject
    /// Indicates whether the tests use the DTO of VIPER instead of the entity.
    var usesSummary = false

    var scope: TemplateScope {
        let base = FormScope(plan: plan)
        var scope = base.scope
        scope.values.merge(values) { $1 }
        scope.lists["labels"] = plan.labels.map(label)
        scope.lists["tried"] = plan.labels.filter { !samples($0).isEmpty }.map(label)
        scope.lists["inputs"] = plan.inputs.map(input)
        scope.lists["fields"] = plan.inputs.filter { !$0.isSwitch }.map(input)
        scope.lists["switches"] = plan.inputs.filter(\.isSwitch).map(input)
        scope.lists["marks"] = plan.marks.map { mark in
            var scope = base.mark(mark)
            scope.values["length"] = String(FormState(plan, plan.start).length(of: mark.input))
            let limit = mark.input.limit.map(String.init) ?? ""
            scope.values["count"] = "\"\\(\(mark.input.name.member)Length) of \(limit)\""
            return scope
        }
        scope.lists["behaviours"] = plan.behaviours.compactMap { behaviour in
            let statements = statements(behaviour)
            // The interactor does not know that a form without a question closes.
            guard statements.count > 1 else { return nil }
            return TemplateScope(
                values: [
                    "title": behaviour.title,
                    "statements": statements.joined(separator: "\n"),
                ],
                identifiers: ["behaves": behaviour.name.member]
            )
        }
        scope.lists["properties"] = plan.entity.fields.map { field in
            TemplateScope(
                values: [
                    "type": field.swiftType,
                    "start": value(of: field, plan.start).literal,
                ],
                names: ["phrase": field.name],
                identifiers: ["phrase": field.member]
            )
        }
        return scope
    }

    private var values: [String: String] {
        let first = Sample.first(plan.description)
        let later = Sample.later(plan.description)
        let settings = SwiftText.dictionary(later.swiftPairs(of: plan.entity, from: first))
        return [
            "card.shows": shows(first),
            "card.showsLater": shows(later),
            "card.texts": plan.labels.map { "viewModel.\($0.name.member).value" }
                .joined(separator: ", "),
            "guest.start": literal(plan.start),
            "guest.first": literal(first),
            "guest.later": literal(later),
            "guest.change": "environment.set(\(settings))",
            "guest.openings": SwiftText.dictionary(openings),
            "form.confirmed": plan.form.close?.question == nil ? "close" : "confirmClosing",
        ]
    }

    /// The keys of a scenario with the values of a guest in a test.
    private var openings: [String] {
        plan.entity.fields.compactMap { field in
            let value = "\(plan.entity.name.member).\(field.member)"
            let kind: String? =
                switch field.kind {
                case .text: "text"
                case .number: "integer"
                case .flag: "flag"
                case .date, .choice: nil
                }
            return kind.map { "\"\(field.name.member)\": .\($0)(\(value))" }
        }
    }

    private func value(of field: Entity.Field, _ sample: Sample) -> FieldValue {
        sample.fields[plan.entity.name]?[field.name] ?? field.first
    }

    /// Returns the expression for the entity, or in VIPER for its DTO.
    private func literal(_ sample: Sample) -> String {
        let type = "\(plan.entity.name.type)\(usesSummary ? "Summary" : "")"
        return "\(type).sample(\(propertyArguments(sample)))"
    }

    // MARK: - The card

    /// Returns the calls or the texts that show a sample on the card.
    private func shows(_ sample: Sample) -> String {
        let texts = plan.labels.map { SwiftText.literal(sample.text($0.text)) }
        guard subject != .viewModel else { return texts.joined(separator: ", ") }
        let calls = zip(plan.labels, texts).map { ".show\($0.name.type)(\($1))" }
        return (calls + [".show\(plan.editButton.type)Button"]).joined(separator: ", ")
    }

    /// Returns samples that reveal errors in the text of a label.
    private func samples(_ label: EntityElement) -> [Sample] {
        Sample.revealing(errorsIn: label.text, of: plan.entity, plan.description)
    }

    private func label(_ element: EntityElement) -> TemplateScope {
        var scope = FormScope(plan: plan).label(element)
        scope.values["samples"] = samples(element).map {
            "(\(literal($0)), \(SwiftText.literal($0.text(element.text)))),"
        }
        .joined(separator: "\n")
        return scope
    }

    private func input(_ input: FormPlan.Input) -> TemplateScope {
        var scope = FormScope(plan: plan).input(input)
        scope.values["title"] = input.name.text
        scope.values["start"] = value(of: input.field, plan.start).literal
        return scope
    }

    // MARK: - The behaviours of the form

    /// Returns the statements of the test of a behaviour.
    private func statements(_ behaviour: FormBehaviour) -> [String] {
        var state = FormState(plan, behaviour.start)
        var savesNext = true
        var saved: Sample?
        let guest = behaviour.start == plan.start ? "" : literal(behaviour.start)
        var lines = ["let screen = Self(\(guest))"]
        if behaviour.steps.isEmpty || behaviour.start != plan.start { lines += begins(state) }
        for step in behaviour.steps {
            switch step {
            case .edit(let input, let value):
                let isAsked = input.question != nil && value == .flag(false)
                let call = edit(input, value.literal)
                if isAsked {
                    lines += subject == .interactor ? [] : asks(input, call, state)
                } else {
                    state.edit(input, value)
                    lines += validates(call, state)
                }
            case .confirm(let input):
                state.edit(input, .flag(false))
                lines += confirms(input, state)
            case .save:
                state.beginSaving()
                lines += begins(saving: state)
            case .fail:
                savesNext = false
                lines.append("screen.environment.fail(.\(plan.entity.name.member)Save)")
            case .deliver:
                if savesNext { saved = state.trimmed }
                var before = state
                before.isSaving = false
                state.endSaving(fails: !savesNext)
                lines += ends(state, before: before, saved: savesNext)
                savesNext = true
            case .close: lines += closes(state)
            case .confirmClosing: lines += confirmsClosing(state)
            case .change(let values):
                let wasSaving = state.isSaving
                let changed = behaviour.start.with(values, in: plan.entity.name)
                let pairs = changed.swiftPairs(of: plan.entity, from: behaviour.start)
                state.change(values)
                lines += changes(SwiftText.dictionary(pairs), state, isSaving: wasSaving)
            }
        }
        if saved != nil {
            lines.append(
                "#expect(screen.environment.requests.last == .\(plan.entity.name.member)Save)"
            )
        }
        return lines
    }

    private func edit(_ input: FormPlan.Input, _ value: String) -> String {
        switch subject {
        case .presenter:
            "screen.presenter.did\(input.isSwitch ? "Toggle" : "Edit")\(input.name.type)(\(value))"
        case .viewModel: "screen.viewModel.\(input.name.member).edit(\(value))"
        case .interactor: "screen.interactor.edit\(input.name.type)(\(value))"
        }
    }

    private func method(_ name: String) -> String {
        switch subject {
        case .presenter: "screen.presenter.\(name)()"
        case .viewModel: "screen.viewModel.\(name)()"
        case .interactor: "screen.interactor.\(name)()"
        }
    }

    // MARK: - Expectations

    /// Returns the expectation that a call causes exactly some calls to the view or the output.
    private func expect(_ call: String, _ calls: [String]) -> [String] {
        [
            "#expect(screen.calls { \(call) } == \(calls.isEmpty ? "[]" : calls.joined(separator: " + ")))"
        ]
    }

    /// Returns the expectations of what the view model shows.
    private func expect(_ state: FormState, calls: [String] = []) -> [String] {
        ["#expect(screen.shown == Self.shown(\(arguments(state, ofViewModel: true))))"]
            + calls.map { "#expect(screen.log.calls.last == \(SwiftText.literal($0)))" }
    }

    /// Returns the arguments that differ from those of the start, for the functions of the test that
    /// return expected values.
    private func arguments(_ state: FormState, ofViewModel: Bool = false) -> String {
        let start = FormState(plan, plan.start)
        let marks = plan.marks.compactMap { mark -> String? in
            switch mark {
            case .error(let input, let message):
                guard state.rejects(input) else { return nil }
                return subject == .interactor
                    ? "is\(input.name.type)Rejected: true"
                    : "\(input.name.member)Error: \(SwiftText.literal(message))"
            case .counter(let input, _):
                return state.length(of: input) == start.length(of: input)
                    ? nil : "\(input.name.member)Length: \(state.length(of: input))"
            }
        }
        let inputs = ofViewModel ? inputArguments(state) : []
        let saving = ofViewModel && state.isSaving ? ["isSaving: true"] : []
        return (inputs + marks + ["canSave: \(state.canSave)"] + saving).joined(separator: ", ")
    }

    /// Returns the arguments for the inputs that differ from the start.
    private func inputArguments(_ state: FormState) -> [String] {
        plan.inputs.compactMap { input in
            state.value(of: input) == value(of: input.field, plan.start)
                ? nil : "\(input.name.member): \(state.value(of: input).literal)"
        }
    }

    /// Returns the expression for the calls that show the values.
    private func values(_ state: FormState) -> String {
        guard subject == .interactor else {
            return "Self.values(\(inputArguments(state).joined(separator: ", ")))"
        }
        return
            "[.didReplaceValues(\(literal(state.draft)))]"
    }

    /// Returns the arguments for the properties of a DTO that differ from the start.
    private func propertyArguments(_ sample: Sample) -> String {
        plan.entity.fields.compactMap { field in
            let value = value(of: field, sample)
            return value == self.value(of: field, plan.start)
                ? nil : "\(field.member): \(value.literal)"
        }
        .joined(separator: ", ")
    }

    /// Returns the expression for the calls that show whether the values are valid.
    private func validity(_ state: FormState) -> String {
        subject == .interactor
            ? "[Self.form(\(arguments(state)))]" : "Self.validity(\(arguments(state)))"
    }

    private func begins(_ state: FormState) -> [String] {
        subject == .viewModel
            ? expect(state) : ["#expect(screen.begin == \(values(state)) + \(validity(state)))"]
    }

    private func validates(_ call: String, _ state: FormState) -> [String] {
        subject == .viewModel ? [call] + expect(state) : expect(call, [validity(state)])
    }

    /// Returns the expectations that a switch remains on and that the user is asked.
    private func asks(_ input: FormPlan.Input, _ call: String, _ state: FormState) -> [String] {
        subject == .viewModel
            ? [call] + expect(state, calls: ["confirm\(input.name.type)"])
            : expect(call, ["[.show\(input.name.type)(true), .confirm\(input.name.type)]"])
    }

    private func confirms(_ input: FormPlan.Input, _ state: FormState) -> [String] {
        switch subject {
        case .presenter:
            expect(
                method("didConfirm\(input.name.type)"),
                ["[.show\(input.name.type)(false)]", validity(state)]
            )
        case .viewModel: [method("turnOff\(input.name.type)")] + expect(state)
        case .interactor: validates(edit(input, "false"), state)
        }
    }

    private func begins(saving state: FormState) -> [String] {
        switch subject {
        case .presenter:
            expect(
                method("didTap\(plan.saveButton.type)"),
                ["[.showSaving(true)]", validity(state)]
            )
        case .viewModel: [method("save")] + expect(state)
        case .interactor: expect(method("save"), ["[.didBeginSaving]", validity(state)])
        }
    }

    /// - Parameter before: the state after a failure, before a waiting change shows.
    private func ends(_ state: FormState, before: FormState, saved: Bool) -> [String] {
        let deliver = "screen.environment.deliver(.all)"
        let failure = SwiftText.literal(plan.failure)
        let replacing = plan.service.announces ? [values(state), validity(state)] : []
        switch (subject, saved) {
        case (.presenter, true):
            return expect(deliver, ["[.close]"]) + results(state)
        case (.presenter, false):
            return expect(
                deliver,
                ["[.showSaving(false)]", validity(before)] + replacing + [
                    "[.showToast(\(failure))]"
                ]
            )
        case (.viewModel, true):
            return [deliver, "#expect(screen.log.calls.last == \"close\")"] + results(state)
        case (.viewModel, false):
            return [deliver] + expect(state) + ["#expect(screen.log.calls.last == \(failure))"]
        case (.interactor, true):
            return expect(deliver, ["[.didSave(\(literal(state.draft)))]"])
        case (.interactor, false):
            let rest = replacing.isEmpty ? [validity(state)] : replacing
            return expect(deliver, ["[.didFailToSave]"] + rest)
        }
    }

    private func results(_ state: FormState) -> [String] {
        [
            "#expect(screen.results.\(plan.entity.name.ofSeveral.member) == [\(literal(state.draft))])"
        ]
    }

    private func closes(_ state: FormState) -> [String] {
        let asks = plan.form.close?.question != nil
        let isAsked = asks && state.hasChanges
        switch subject {
        case .presenter:
            return expect(
                method("didTap\(plan.closeButton.type)"),
                [isAsked ? "[.confirmClosing]" : "[.close]"]
            )
        case .viewModel:
            return [
                method("close"),
                "#expect(screen.log.calls.last == \"\(isAsked ? "confirmClosing" : "close")\")",
            ]
        case .interactor:
            return asks ? ["#expect(screen.interactor.hasChanges == \(state.hasChanges))"] : []
        }
    }

    private func confirmsClosing(_ state: FormState) -> [String] {
        switch subject {
        case .presenter: expect(method("didConfirmClosing"), ["[.close]"])
        case .viewModel: [method("discard"), "#expect(screen.log.calls.last == \"close\")"]
        case .interactor: []
        }
    }

    private func changes(_ pairs: String, _ state: FormState, isSaving: Bool) -> [String] {
        let call = "screen.environment.set(\(pairs))"
        guard subject != .viewModel else { return [call] + expect(state) }
        return expect(call, isSaving ? [] : [values(state), validity(state)])
    }
}
