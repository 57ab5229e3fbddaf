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
            elements: list.elements.map { element in
                EntityElement(
                    element.kind,
                    name: mark(element.name, "element"),
                    text: self.marked(element.text)
                )
            },
            filters: list.filters.map { filter in
                ListFilter(
                    name: mark(filter.name, "filter"),
                    title: filter.title,
                    condition: filter.condition.map { condition in
                        FlagCondition(field: mark(condition.field, "field"), isSet: condition.isSet)
                    }
                )
            },
            toggles: list.toggles.map { toggle in
                FieldToggle(
                    button: mark(toggle.button, "element"),
                    field: mark(toggle.field, "field"),
                    question: toggle.question.map { self.marked($0) },
                    asks: toggle.asks,
                    failure: self.marked(toggle.failure)
                )
            },
            route: list.route.map { mark($0, "page") }
        )
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
        marked.links = list.links.map { link in
            PageLink(
                mark(link.element, "element"),
                page: mark(link.page, "page"),
                field: mark(link.field, "field")
            )
        }
        return marked
    }

    private mutating func marked(_ question: ChangeQuestion) -> ChangeQuestion {
        ChangeQuestion(
            text: marked(question.text),
            answer: question.answer,
            cancel: question.cancel
        )
    }
}
