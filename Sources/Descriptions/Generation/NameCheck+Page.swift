internal import Descriptions

/// The names that are derived from a description with a header above lists.
extension NameCheck {
    func scopes(of page: PagePlan) -> [Scope] {
        [fields(of: page.header.entity, named: page.header.itemType), header(page.header)]
            + page.lists.flatMap(scopes)
            + [elements(of: page), scripts(of: page), keys(of: page), types(of: page)]
    }

    /// Returns the names in the type of a listed or loaded entity.
    func fields(of entity: Entity, named type: String) -> Scope {
        Scope(
            place: type,
            uses: entity.fields.map { Use(name: $0.name, made: $0.declared) },
            fixed: ["id", type, "Int", "String", "Bool"],
            isEachUse: true
        )
    }

    private func header(_ header: HeaderPlan) -> Scope {
        let parts = header.elements.map { element in
            let text = header.textName(element)
            return Use(
                name: element.name,
                made: [element.property, text.member, header.show(element)]
            )
        }
        let toggles = header.toggles.map { toggle in
            Use(
                name: toggle.button,
                made: [
                    toggle.closure, toggle.tap, toggle.method, toggle.confirm, toggle.didConfirm,
                    toggle.change, toggle.set, toggle.isRunning, toggle.mustConfirm,
                    toggle.didFail, toggle.field.member,
                ]
            )
        }
        let links = header.links.map { Use(name: $0.image, made: [$0.closure, $0.tap, $0.method]) }
        let pages = header.pages.map { Use(name: $0, made: ["onOpen\($0.type)"]) }
        let owners = [
            Use(name: header.entity.name, made: [header.item, header.id]),
            Use(name: header.service.name, made: [header.service.name.member]),
        ]
        return Scope(
            place: "the header",
            uses: parts + toggles + links + pages + owners
                + header.facts.map { Use(name: $0.name, made: [$0.member]) },
            fixed: [
                "header", "headerView", "view", "viewModel", "presenter", "interactor", "output",
                "router", "navigator", "load\(header.itemType)", "fetch\(header.itemType)", "load",
                "show", "showChanges", "showToast", "layOut", "bind", "countText",
                "failure", "result", "question", "onMessage", "onQuestion", "calls", "values",
                "texts", "heard", "environment", "dependencies",
                "didFetch\(header.itemType)", "didFailToFetch\(header.itemType)",
                "didChange\(header.itemType)",
            ],
            isEachUse: true
        )
    }

    private func elements(of page: PagePlan) -> Scope {
        Scope(
            place: page.elements,
            uses: page.header.elements.map {
                Use(name: $0.name, made: [page.header.constant($0)])
            },
            fixed: ["listSwitch", "names"],
            isEachUse: true
        )
    }

    private func scripts(of page: PagePlan) -> Scope {
        let header = page.header.elements.map {
            Use(name: $0.name, made: [page.header.identifier($0)])
        }
        let lists = page.lists.flatMap { list in
            [Use(name: list.entity.name, made: [list.severalItems.identifier])]
                + list.filters.map { Use(name: $0.name, made: [$0.name.identifier]) }
                + list.buttons.map { Use(name: $0.button, made: [$0.button.identifier]) }
                + (list.list.total.map { [Use(name: $0.name, made: [$0.name.identifier])] } ?? [])
        }
        return Scope(
            place: "scenarios",
            uses: header + lists,
            fixed: ["switch", "order", "routes", "requests", "alert", "toast", "open"],
            isEachUse: true
        )
    }

    private func keys(of page: PagePlan) -> Scope {
        Scope(
            place: "the keys of scenarios",
            uses: page.header.entity.fields.map { Use(name: $0.name, made: [$0.name.member]) }
                + page.facts.map { Use(name: $0.name, made: [$0.key]) }
                + page.lists.map { Use(name: $0.entity.name, made: [$0.items]) }
                + [Use(name: page.header.entity.name, made: [page.header.item])],
            fixed: ["open", "fail", "scheduler", "recorded", "scene", "seed"],
            isEachUse: true
        )
    }

    private func types(of page: PagePlan) -> Scope {
        let lists = page.lists.flatMap { list in
            let cells =
                [
                    "", "Cell", "CellController", "CellPresenter", "CellViewModel", "Row",
                    "Summary",
                    "Page",
                ] + (list.isAnnounced ? ["Observer"] : [])
            let whole = [
                "", "Assembly", "View", "ViewController", "Presenter", "ViewModel", "Interactor",
                "Router", "Filter",
            ]
            return [
                Use(name: list.entity.name, made: cells.map { list.itemType + $0 }),
                Use(name: list.entity.name, made: whole.map { list.type + $0 }),
            ]
        }
        let whole = ["", "Assembly", "Scene", "Element", "Dependencies", "Environment"]
        return Scope(
            place: "an implementation",
            uses: lists + [
                Use(
                    name: page.header.entity.name,
                    made: [page.header.itemType, page.header.summary]
                ), Use(name: page.feature, made: whole.map { page.type + $0 }),
            ],
            fixed: [
                "PagingSummary", "HeaderAssembly", "HeaderView", "HeaderViewController",
                "HeaderPresenter", "HeaderViewModel", "HeaderInteractor", "HeaderRouter",
            ],
            isEachUse: true
        )
    }
}

extension Entity.Field {
    /// The names that the entity's type declares for the field.
    var declared: [String] { [member] + (kind == .choice ? [swiftType] : []) }
}
