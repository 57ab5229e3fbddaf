internal import Descriptions
internal import PackageEditing

/// The names and values of a list for the templates of one of the variants.
struct ListScope {
    let plan: ListPlan
    /// The variant, which is also the name of the folder; empty for files that all variants share.
    var variant = ""

    var scope: TemplateScope {
        let shared = ListPartScope(plan: plan)
        var scope = TemplateScope(
            flags: flags,
            values: values.merging(shared.values) { $1 },
            lists: lists.merging(shared.lists) { $1 },
            names: [
                "roster": plan.feature, "guest": plan.entity.name, "supplier": plan.service.name,
            ],
            identifiers: [
                "Roster": plan.contract,
                "RosterModel": "Model",
                "RosterDependencies": "\(plan.contract)Dependencies",
                "RosterElement": plan.elements,
                "GuestElement": plan.rowElements,
                "guestDetail": plan.route ?? "",
            ]
        )
        if !plan.hidesRows {
            // All loaded rows are shown.
            scope.identifiers["allRows"] = "rows"
            scope.identifiers["filterRows"] = "showRows"
            scope.identifiers["filterGuests"] = "report\(plan.itemsType)"
        }
        scope.addSummary(plan.handedUp.properties)
        return scope
    }

    private var lists: [String: [TemplateScope]] {
        [
            "given": (plan.part?.given.map { [$0] } ?? []).map {
                TemplateScope(identifiers: ["placeID": $0.name, "PlaceID": $0.type])
            },
            "elements": plan.list.elements.enumerated().map { element($1, isFurther: $0 > 0) },
            "constant": plan.constant.map { element($0) },
            "changing": plan.changing.map { element($0) },
            "actions": plan.actions.map(action),
            "toggles": plan.toggles.map(action),
            "counts": plan.counts.map(action),
            "enabling": plan.enabling.map(action),
            "removal": plan.removal.map { [action($0)] } ?? [],
            "confirmed": plan.confirmed.map { [action($0)] } ?? [],
            "buttons": plan.buttons.map(button),
            "undo": plan.undo.map { [button($0)] } ?? [],
            "filters": plan.filters.map(filter),
            "totals": plan.list.total.map { [total($0)] } ?? [],
            "links": plan.links.map(link),
            "pages": plan.linkedPages.map(link),
            "joint": plan.counts.filter(\.isJoint).map(action),
        ]
    }

    private var flags: Set<String> {
        let flags = [
            "PAGES": plan.isPaged,
            "FILTERS": !plan.filters.isEmpty,
            "CHANGES": plan.hasChanges,
            "TOGGLES": !plan.toggles.isEmpty,
            "COUNTS": !plan.counts.isEmpty,
            "MOVES": plan.list.movesRows,
            // Rows can be removed, by a button or elsewhere.
            "REMOVAL": plan.losesRows,
            "REMOVES": plan.removal != nil,
            "HIDES": plan.hidesRows,
            "ANNOUNCES": plan.isAnnounced,
            // A row has a button that sends a request.
            "ACTS": !plan.actions.isEmpty,
            "UNDO": plan.undo != nil,
            "ASKS": plan.confirmed != nil,
            "HELD": plan.confirmed?.isHeld == true,
            // A row does not change while one of its requests is running.
            "BLOCKING": plan.isBlocking,
            // A row changes while it is visible.
            "SHOWS": plan.showsChanges,
            "SIFTED": plan.isSifted,
            // The list reads the entity of a row.
            "KNOWN": plan.isItemKnown,
            "ROUTE": plan.route != nil,
            "LEADS": !plan.leads.isEmpty,
            "TAPS": !plan.actions.isEmpty || !plan.links.isEmpty,
            // The list is a module of a larger feature.
            "PART": plan.part != nil,
            // The number of an entity identifies a page.
            "NUMBERED": plan.pages.contains { $0.type != "Int" },
            "DATES": plan.entity.fields.contains { $0.kind == .date },
        ]
        return Set(flags.filter(\.value).keys)
    }

    private var values: [String: String] {
        let row = plan.hasChanges ? MemberName.of(role) : "\(plan.itemType)\(role)"
        return [
            "screen.failure": plan.list.failure,
            "screen.empty": plan.list.empty,
            "screen.request": "\(plan.request) { [weak self] result",
            "screen.firstFilter": plan.firstFilter,
            "screen.isShown": plan.isRowShown,
            "screen.makeRow": plan.hasChanges ? row : "\(row).init",
            "screen.row": "\(row)(\(plan.hasChanges ? "for" : plan.item): \(plan.item))",
            "screen.views": "[\(views.joined(separator: ", "))]",
            "screen.elements": SwiftText.adding(plan.list.elements.map(\.property)),
            "screen.comment": SwiftText.comment(comment),
            "screen.entry": entry,
            "screen.making": making.joined(separator: "\n"),
            "screen.router": plan.part == nil
                ? "\(plan.type)Router(navigator: dependencies.navigator)" : "router",
            "screen.access": plan.part == nil ? "internal" : "package",
            "countText": String(plan.countText.dropLast()),
        ]
    }

    /// The suffix of the type of a row's object; empty in VIPER.
    private var role: String {
        ["MVC": "CellController", "MVP": "CellPresenter", "MVVM": "CellViewModel"][variant] ?? ""
    }

    /// The properties of all views, from top to bottom.
    private var views: [String] {
        plan.filters.map { "\($0.name.member)Button" } + plan.buttons.map(\.property)
            + (plan.list.total.map { ["\($0.name.member)Label"] } ?? [])
            + ["activityIndicator", "errorLabel", "retryButton", "emptyLabel", "tableView"]
    }

    // MARK: - The entry point

    private var comment: String {
        if let part = plan.part {
            return "The entry point of the module that lists \(part.purpose)."
        }
        let remark =
            switch (variant, plan.leads.isEmpty) {
            case ("VIPER", true):
                " A list of \(plan.severalItems) opens no other screen, so the module has no router."
            case ("VIPER", false): " The module receives the router that opens the selected screen."
            case (_, true): ""
            case (_, false): " It decides which screen a selection opens."
            }
        return "The entry point of the implementation.\(remark)"
    }

    private var entry: String {
        let leads =
            variant != "VIPER"
            ? plan.leads.map { "\($0.name): @escaping \($0.type)" }
            : plan.leads.isEmpty ? [] : ["router: any \(plan.type)RouterProtocol"]
        return SwiftText.call(
            "package static func \(plan.part == nil ? "screen" : "module")",
            ["_ dependencies: \(plan.contract)Dependencies"] + (plan.part == nil ? [] : leads),
            " -> ViewController {",
            indented: 0
        )
    }

    /// The statements that create the object that uses the service.
    private var making: [String] {
        switch variant {
        case "MVC":
            let lines = plan.making("\(plan.type)ViewController")
            // A body with several statements needs `return`.
            return lines.dropLast() + lines.suffix(1).map { lines.count == 1 ? $0 : "return \($0)" }
        case "MVP": return plan.making("let presenter = \(plan.type)Presenter")
        default: return plan.making("let viewModel = \(plan.type)ViewModel")
        }
    }

    // MARK: - Elements

    func element(_ element: EntityElement, isFurther: Bool = false) -> TemplateScope {
        let name = element.name.member
        return TemplateScope(
            flags: isFurther ? [element.flag, "isFurther"] : [element.flag],
            values: [
                "identifier": SwiftText.literal(element.name.identifier),
                "text": element.text.expression(),
                "summaryText": element.text.expression(ofSummary: true),
                "inCell": element.showing(name, in: "cell."),
                "inOptionalCell": element.showing(name, in: "cell?."),
                "ofRow": element.showing("row.\(name)"),
                "ofViewModel": element.showing("viewModel.\(name)"),
                "bound": element.showing("$1", in: "$0."),
            ],
            lists: [
                "actions": plan.actions.filter { $0.button == element.name }.map(action),
                "links": plan.links.filter { $0.element == element.name }.map(link),
            ],
            names: ["caption": element.name, "portrait": element.name, "leave": element.name]
        )
    }

    func filter(_ filter: ListFilter) -> TemplateScope {
        let condition = filter.condition.map {
            "\($0.isSet ? "" : "!")\(plan.item).\($0.field.flagMember)"
        }
        return TemplateScope(
            values: ["title": filter.title, "condition": condition ?? "true"],
            names: ["nearby": filter.name]
        )
    }

    func total(_ total: ListTotal) -> TemplateScope {
        TemplateScope(
            values: ["one": total.singular, "several": total.plural],
            names: ["total": total.name]
        )
    }

    func button(_ button: ListButton) -> TemplateScope {
        TemplateScope(
            flags: button.isUndo ? ["isUndo"] : [],
            values: ["title": button.action.title, "failure": button.action.failure],
            names: ["invite": button.button, "recall": button.button],
            identifiers: ["addGuest": button.method]
        )
    }

    func link(_ link: PageLink) -> TemplateScope {
        TemplateScope(
            names: ["portrait": link.element, "host": link.page],
            identifiers: ["hostNumber": link.field.member]
        )
    }

    // MARK: - Actions

    func action(_ action: any RowAction) -> TemplateScope {
        var scope = TemplateScope(
            flags: action.isHeld ? ["isHeld"] : [],
            values: ["failure": action.failureMessage, "success": action.successMessage ?? ""],
            names: ["leave": action.button, "praise": action.button, "dismiss": action.button],
            identifiers: [
                "toggleHere": action.method,
                "askHere": action.ask,
                "confirmHere": action.confirm,
                "cancelHere": action.cancel,
                "didConfirmHere": action.didConfirm,
                "didCancelHere": action.didCancel,
                "mustConfirmHere": action.mustConfirm,
            ]
        )
        scope.values["asking"] = action.interactorMethod
        if plan.moves(action) { scope.flags.insert("moves") }
        if action.successMessage != nil { scope.flags.insert("tells") }
        if let question = action.question {
            scope.flags.insert("asks")
            scope.values["answer"] = question.answer
            scope.values["cancel"] = question.cancel
            scope.values["question"] = question.text.expression()
            scope.values["summaryQuestion"] = question.text.expression(ofSummary: true)
        }
        if let toggle = action as? Toggle {
            scope.names["here"] = toggle.field.name
            scope.identifiers["isHere"] = toggle.field.member
        }
        if let count = action as? ListCount {
            scope.names["score"] = count.name
            scope.values["reply"] = count.reply
            if count.isJoint { scope.flags.insert("isJoint") }
            scope.lists["numbers"] = count.numbers.map {
                TemplateScope(names: ["score": $0.name])
            }
            if let condition = count.condition(of: plan.item) {
                scope.flags.insert("isLimited")
                scope.values["possible"] = condition
                scope.values["possibleInRow"] = count.condition(of: "row.\(plan.item)")
            }
            if let once = count.once {
                scope.flags.insert("isOnce")
                scope.identifiers["isPraised"] = once.member
            }
        }
        if let removal = action as? ListRemoval {
            scope.values["removed"] = success(
                (plan.isAnnounced ? ["waiting\(plan.itemType) = nil"] : [])
                    + (plan.hearsRemoved ? ["onRemoved?()"] : [])
                    + (removal.success.map { ["onMessage?(\($0))"] } ?? [])
            )
            scope.values["removedByInteractor"] = success(
                (plan.isAnnounced ? ["row.waiting\(plan.itemType) = nil"] : [])
                    + (plan.isShrinking ? ["moveUp()"] : [])
                    + (plan.undo == nil ? [] : ["remember(id)"])
                    + (removal.success == nil ? [] : ["output?.\(removal.didRemove)()"])
            )
        }
        return scope
    }

    /// Returns the case of a switch for a removal that has succeeded.
    private func success(_ statements: [String]) -> String {
        statements.count > 1
            ? (["case .success:"] + statements.map { "    \($0)" }).joined(separator: "\n")
            : "case .success: \(statements.first ?? "break")"
    }
}
