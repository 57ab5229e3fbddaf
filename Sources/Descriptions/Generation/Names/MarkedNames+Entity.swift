internal import Descriptions

extension MarkedNames {
    mutating func marked(_ detail: DetailScreen) -> DetailScreen {
        DetailScreen(
            entity: mark(detail.entity, "entity"),
            failure: detail.failure,
            elements: detail.elements.map { self.marked($0) },
            conditions: detail.conditions.reduce(into: [:]) {
                $0[mark($1.key, "element")] = marked($1.value, "fact")
            },
            changes: detail.changes.map { change in
                DetailChange(
                    button: mark(change.button, "element"),
                    edit: self.marked(change.edit),
                    question: change.question.map { self.marked($0) },
                    success: change.success,
                    failure: change.failure
                )
            },
            links: detail.links.map { self.marked($0) }
        )
    }

    mutating func marked(_ link: PageLink) -> PageLink {
        PageLink(
            mark(link.element, "element"),
            page: mark(link.page, "page"),
            field: mark(link.field, "field")
        )
    }

    private mutating func marked(_ edit: FieldEdit) -> FieldEdit {
        switch edit {
        case .toggle(let field): .toggle(mark(field, "field"))
        case .add(let difference, let field): .add(difference, to: mark(field, "field"))
        case .set(let field, let value): .set(mark(field, "field"), to: value)
        }
    }

    mutating func marked(_ card: Card) -> Card {
        Card(
            entity: mark(card.entity, "entity"),
            failure: card.failure,
            elements: card.elements.map { self.marked($0) },
            editButton: card.editButton.map { mark($0, "element") }
        )
    }

    mutating func marked(_ form: Form) -> Form {
        var marked = Form(
            entity: mark(form.entity, "entity"),
            elements: form.elements.map { element in
                switch element {
                case .field(let name, let field):
                    .field(mark(name, "element"), edits: mark(field, "field"))
                case .toggle(let name, let field):
                    .toggle(mark(name, "element"), edits: mark(field, "field"))
                case .error(let name, let text): .error(of: mark(name, "element"), text: text)
                case .counter(let name, let limit):
                    .counter(of: mark(name, "element"), limit: limit)
                case .button(let name, let title): .button(mark(name, "element"), title: title)
                }
            },
            rules: form.rules,
            save: form.save,
            close: form.close
        )
        for index in form.rules.indices {
            marked.rules[index].field = mark(form.rules[index].field, "element")
        }
        if let button = form.save?.button { marked.save?.button = mark(button, "element") }
        if let button = form.close?.button { marked.close?.button = mark(button, "element") }
        marked.questions = form.questions.reduce(into: [:]) {
            $0[mark($1.key, "element")] = $1.value
        }
        return marked
    }
}
