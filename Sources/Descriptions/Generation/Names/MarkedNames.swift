internal import Descriptions

/// Marks each name of a description, in its role, with a letter of its own. Code that is written from the
/// marked description shows which names its identifiers are made of.
struct MarkedNames {
    /// A letter that no name can have.
    private static let firstMark: UInt32 = 0xA000

    /// The names by their marks.
    private var owners: [Character: NameUses.Owner] = [:]
    private var marks: [NameUses.Owner: Character] = [:]

    /// Returns the name with its mark after the first letter of each word, where it changes neither the
    /// plural nor the article.
    mutating func mark(_ name: Name, _ role: String) -> Name {
        let owner = NameUses.Owner(word: role, name)
        let scalar = Unicode.Scalar(Self.firstMark + UInt32(marks.count)).map(Character.init)
        let mark = marks[owner] ?? scalar ?? "_"
        marks[owner] = mark
        owners[mark] = owner
        return Name(
            name.words.enumerated().map { index, word in
                // The name of a property that is yes or no depends on its first word.
                index == 0 && ["is", "has"].contains(word)
                    ? word : "\(word.prefix(1))\(mark)\(word.dropFirst())"
            }
        )
    }

    /// Returns a description of a screen with elements, or with lists, with marks in its names.
    mutating func marked(_ description: Description) -> Description {
        var marked = description
        marked.feature = mark(description.feature, "feature")
        marked.entities = description.entities.map { entity in
            Entity(
                name: mark(entity.name, "entity"),
                summary: entity.summary,
                fields: entity.fields.map { field in
                    Entity.Field(
                        name: mark(field.name, "field"),
                        kind: field.kind,
                        values: field.values
                    )
                }
            )
        }
        marked.services = description.services.map { service in
            let kind: Service.Kind =
                switch service.kind {
                case .current(let entity): .current(mark(entity, "entity"))
                case .next(let number, let values, let range):
                    .next(mark(number, "ticket"), values: values, range: range)
                }
            return Service(
                name: mark(service.name, "service"),
                summary: service.summary,
                kind: kind
            )
        }
        marked.states = description.states.map { state in
            ScreenState(name: mark(state.name, "state"), first: state.first, limits: state.limits)
        }
        marked.elements = description.elements.map { element in
            let name = mark(element.name, "element")
            return switch element {
            case .label(_, let text): .label(name, text: text)
            case .boundLabel(_, let text): .boundLabel(name, text: self.marked(text))
            case .button(_, let title): .button(name, title: title)
            }
        }
        marked.reactions = description.reactions.map { reaction in
            Reaction(
                button: mark(reaction.button, "element"),
                changes: reaction.changes.map { edit in
                    let state = mark(edit.field, "state")
                    return switch edit {
                    case .toggle: .toggle(state)
                    case .add(let difference, _): .add(difference, to: state)
                    case .set(_, let value): .set(state, to: value)
                    }
                },
                effects: reaction.effects.map { effect in
                    Reaction.Effect(
                        label: mark(effect.label, "element"),
                        text: self.marked(effect.text)
                    )
                }
            )
        }
        marked.facts = description.facts.map { mark($0, "fact") }
        marked.sentences = description.sentences.reduce(into: [:]) {
            $0[mark($1.key, "fact")] = $1.value
        }
        marked.detailServices = description.detailServices.map { self.marked($0) }
        marked.header = description.header.map { self.marked($0) }
        marked.listServices = description.listServices.map { self.marked($0) }
        marked.lists = description.lists.map { self.marked($0) }
        marked.detail = description.detail.map { self.marked($0) }
        marked.card = description.card.map { self.marked($0) }
        marked.form = description.form.map { self.marked($0) }
        return marked
    }

    mutating func marked(_ text: TextRule) -> TextRule {
        switch text {
        case .parts(let parts): .parts(parts.map { marked($0) })
        case .words(let parts): .words(parts.map { marked($0) })
        case .fallback(let part, let text): .fallback(marked(part), text: text)
        }
    }

    private mutating func marked(_ part: TextPart) -> TextPart {
        switch part {
        case .literal: return part
        case .next(let number): return .next(mark(number, "ticket"))
        case .field(let owner, let field, let kind):
            let (owner, field) = marked(owner, field)
            return .field(of: owner, field, kind)
        case .given(let owner, let field, let text):
            let (owner, field) = marked(owner, field)
            return .given(of: owner, field, otherwise: text)
        case .count(let owner, let field, let noun, let unit):
            let (owner, field) = marked(owner, field)
            return .count(of: owner, field, noun, unit)
        case .condition(let test, let yes, let no):
            let (owner, field) = marked(test.entity, test.field)
            return .condition(
                FieldTest(of: owner, field, test.comparison),
                yes: yes.map { marked($0) },
                no: no.map { marked($0) }
            )
        }
    }

    private mutating func marked(_ owner: Name, _ field: Name) -> (owner: Name, field: Name) {
        owner == Description.ownerOfState
            ? (owner, mark(field, "state")) : (mark(owner, "entity"), mark(field, "field"))
    }

    // MARK: - Reading

    /// Returns a text without marks.
    func unmarked(_ text: String) -> String { String(text.filter { owners[$0] == nil }) }

    /// Returns the identifiers of code with marks.
    func uses(in code: String) -> NameUses {
        let uses = NameUses()
        var rest = code[...]
        read(&rest, into: uses, upTo: nil)
        return uses
    }

    /// Reads code; in the interpolation of a literal up to its closing parenthesis.
    private func read(_ rest: inout Substring, into uses: NameUses, upTo end: Character?) {
        var depth = 0
        while let character = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
            } else if character == "\"" {
                readLiteral(&rest, into: uses)
            } else if character.isLetter || character == "_" {
                let marked = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                rest = rest.dropFirst(marked.count)
                let made = marked.compactMap { owners[$0] }
                    .reduce(into: [NameUses.Owner]()) { if $0.last != $1 { $0.append($1) } }
                uses.read(unmarked(String(marked)), madeOf: made, before: rest)
            } else {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                if character != " " { uses.read(character) }
                rest = rest.dropFirst()
                if character == end, depth < 0 { return }
            }
        }
    }

    private func readLiteral(_ rest: inout Substring, into uses: NameUses) {
        rest = rest.dropFirst()
        while let character = rest.first {
            if rest.hasPrefix("\\(") {
                rest = rest.dropFirst(2)
                read(&rest, into: uses, upTo: ")")
            } else if character == "\\" {
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
                if character == "\"" { break }
            }
        }
        uses.read("\"")
    }
}
