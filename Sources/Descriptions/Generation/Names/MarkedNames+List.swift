internal import Descriptions

extension MarkedNames {
    mutating func marked(_ service: ListService) -> ListService {
        var marked = ListService(
            name: mark(service.name, "service"),
            summary: service.summary,
            entity: mark(service.entity, "entity"),
            pageSize: service.pageSize,
            changes: service.changes.map { mark($0, "field") },
            counts: service.counts.map { numbers in numbers.map { mark($0, "field") } }
        )
        marked.abilities = service.abilities
        marked.announces = service.announces
        return marked
    }

    mutating func marked(_ list: ItemList) -> ItemList {
        var marked = ItemList(
            entity: mark(list.entity, "entity"),
            empty: list.empty,
            failure: list.failure,
            elements: list.elements.map { self.marked($0) },
            filters: list.filters.map { filter in
                ListFilter(
                    name: mark(filter.name, "filter"),
                    title: filter.title,
                    condition: filter.condition.map { self.marked($0, "field") }
                )
            },
            toggles: list.toggles.map { self.marked($0) },
            route: list.route.map { mark($0, "page") }
        )
        marked.condition = list.condition.map { self.marked($0, "fact") }
        marked.movesRows = list.movesRows
        marked.counts = list.counts.map { count in
            RowCount(
                button: mark(count.button, "element"),
                field: mark(count.field, "field"),
                others: count.others.map { mark($0, "field") },
                question: count.question.map { self.marked($0) },
                once: count.once.map { mark($0, "field") },
                most: count.most,
                success: count.success,
                failure: count.failure
            )
        }
        marked.removal = list.removal.map { removal in
            RowRemoval(
                button: mark(removal.button, "element"),
                question: removal.question.map { self.marked($0) },
                success: removal.success,
                failure: removal.failure
            )
        }
        marked.total = list.total.map { total in
            ListTotal(
                name: mark(total.name, "element"),
                singular: total.singular,
                plural: total.plural
            )
        }
        marked.actions = list.actions.map { action in
            ListAction(
                kind: action.kind,
                name: mark(action.name, "element"),
                title: action.title,
                failure: action.failure
            )
        }
        marked.links = list.links.map { self.marked($0) }
        return marked
    }

    mutating func marked(_ service: DetailService) -> DetailService {
        var marked = DetailService(
            name: mark(service.name, "service"),
            summary: service.summary,
            entity: mark(service.entity, "entity"),
            changes: service.changes.map {
                DetailService.Change(field: mark($0.field, "field"), limits: $0.limits)
            }
        )
        marked.saves = service.saves
        marked.announces = service.announces
        return marked
    }

    mutating func marked(_ header: Header) -> Header {
        var marked = Header(
            entity: mark(header.entity, "entity"),
            failure: header.failure,
            parts: header.parts.map { part in
                Header.Part(
                    self.marked(part.element),
                    if: part.condition.map { self.marked($0, "fact") }
                )
            }
        )
        marked.toggles = header.toggles.map { self.marked($0) }
        marked.links = header.links.reduce(into: [:]) {
            $0[mark($1.key, "element")] = mark($1.value, "page")
        }
        return marked
    }

    mutating func marked(_ element: EntityElement) -> EntityElement {
        EntityElement(
            element.kind,
            name: mark(element.name, "element"),
            text: marked(element.text)
        )
    }

    mutating func marked(_ condition: FlagCondition, _ role: String) -> FlagCondition {
        FlagCondition(field: mark(condition.field, role), isSet: condition.isSet)
    }

    private mutating func marked(_ toggle: FieldToggle) -> FieldToggle {
        FieldToggle(
            button: mark(toggle.button, "element"),
            field: mark(toggle.field, "field"),
            question: toggle.question.map { self.marked($0) },
            asks: toggle.asks.map { self.marked($0, "field") },
            success: toggle.success,
            failure: marked(toggle.failure)
        )
    }

    mutating func marked(_ question: ChangeQuestion) -> ChangeQuestion {
        ChangeQuestion(
            text: marked(question.text),
            answer: question.answer,
            cancel: question.cancel
        )
    }
}
