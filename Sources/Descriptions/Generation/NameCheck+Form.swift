internal import Descriptions

/// The names that are derived from a description of a card with a form.
extension NameCheck {
    func scopes(of plan: FormPlan) -> [Scope] {
        let item = plan.entity.name
        let both = [
            Use(name: item, made: [item.member]),
            Use(name: plan.service.name, made: [plan.service.name.member]),
        ]
        return [
            Scope(
                place: item.type,
                uses: plan.entity.fields.map { field in
                    Use(
                        name: field.name,
                        made: field.declared
                            + (field.kind == .text
                                ? ["hasValid\(field.name.type)", "\(field.member)Limit"] : [])
                    )
                } + [Use(name: item, made: [item.member])],
                fixed: ["isValid", item.type, "String", "values"],
                isEachUse: true
            ),
            Scope(
                place: "the service",
                uses: [Use(name: item, made: [item.member, "\(item.member)Save"])],
                fixed: [
                    "answer", "connection", "faults", "note", "recordsRequests", "requests",
                    "stored",
                    "observers", "save", "addObserver", "changeElsewhere", "service",
                ]
            ),
            Scope(
                place: "the types of the feature",
                uses: [Use(name: item, made: ["\(item.type)Summary", item.type])],
                fixed: [
                    "\(plan.type)FormSummary", "\(plan.type)Summary", "\(plan.type)Form", "Form",
                    "Field",
                    "Phase", "Shown", "Log", "Results",
                ]
            ),
            card(plan, both), form(plan, both),
            Scope(
                place: "the keys of scenarios",
                uses: plan.entity.fields.map { Use(name: $0.name, made: [$0.name.member]) },
                fixed: ["open", "fail", "scheduler", "recorded", "scene"],
                isEachUse: true
            ),
            Scope(
                place: "scenarios",
                uses: plan.form.elements.map {
                    Use(
                        name: Name($0.identifier.replacing(/[-.]/, with: " ")),
                        made: [$0.identifier]
                    )
                } + [Use(name: plan.editButton, made: [plan.editButton.identifier])],
                fixed: ["order", "routes", "requests", "alert", "toast", "open", "saving"],
                isEachUse: true
            ),
        ]
    }

    private func card(_ plan: FormPlan, _ both: [Use]) -> Scope {
        let labels = plan.labels.map {
            Use(
                name: $0.name,
                made: [$0.name.member, "\($0.name.member)Label", "show\($0.name.type)"]
            )
        }
        let edit = plan.editButton
        return Scope(
            place: "the card",
            uses: both + labels + [
                Use(
                    name: edit,
                    made: ["\(edit.member)Button", "didTap\(edit.type)", "show\(edit.type)Button"]
                )
            ],
            fixed: [
                "loading", "error", "retry", "retryButton", "activityIndicator", "errorLabel",
                "showLoading",
                "showError", "show", "layOut", "bind", "start", "phase", "onOpenForm", "openForm",
                "view",
                "presenter", "viewModel", "interactor", "router", "output", "countText",
                "dependencies",
                "environment", "calls", "texts", "summary", "scripted", "connection", "form",
                "edit", "opened",
                "result", "didTapRetry", "load\(plan.entity.name.type)",
                "fetch\(plan.entity.name.type)",
                "has\(plan.entity.name.type)", "\(plan.feature.member)View",
            ],
            isEachUse: true
        )
    }

    private func form(_ plan: FormPlan, _ both: [Use]) -> Scope {
        let inputs = plan.inputs.map { input in
            let (member, type) = (input.name.member, input.name.type)
            let verbs =
                input.isSwitch
                ? ["didToggle", "confirm", "turnOff", "onConfirm", "didConfirm"] : ["didEdit"]
            return Use(
                name: input.name,
                made: [
                    member, input.property, "show\(type)", "edit\(type)", "\(member)Error",
                    "show\(type)Error",
                    "\(member)Count", "show\(type)Count", "\(member)Length", "\(member)Limit",
                    "is\(type)Wrong", "is\(type)Rejected",
                ] + verbs.map { "\($0)\(type)" }
            )
        }
        let buttons = [plan.saveButton, plan.closeButton].map {
            Use(name: $0, made: ["\($0.member)Button", "didTap\($0.type)"])
        }
        return Scope(
            place: "the form",
            uses: both + inputs + buttons + [
                Use(name: plan.saveButton, made: ["enable\(plan.saveButton.type)"])
            ],
            fixed: [
                "draft", "editedFields", "showsAllErrors", "rejectsAll", "isSaving", "formView",
                "delegate",
                "onSave", "onMessage", "onConfirmClosing", "onClose", "close", "discard", "save",
                "start",
                "canSave", "hasChanges", "validate", "showValues", "showValidity", "showSaving",
                "showToast",
                "saving", "didSave", "setSaving", "text", "isOn", "begin", "results", "log",
                "shown", "values",
                "validity", "form", "screen", "canReject", "showsError", "didEdit",
                "confirmClosing",
                "didConfirmClosing", "layOut", "addActions", "bind", "view", "presenter",
                "viewModel",
                "interactor", "router", "output", "activityIndicator", "environment", "calls",
                "summary",
                "changed\(plan.entity.name.type)", "replace\(plan.entity.name.type)",
            ],
            isEachUse: true
        )
    }
}
