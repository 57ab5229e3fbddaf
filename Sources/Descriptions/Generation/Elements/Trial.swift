internal import Descriptions

/// A trial of a text with several samples, for entities that a service returns.
struct Trial {
    /// The rule that the samples show, as the part of a sentence.
    let title: String
    /// The name in the names of scenarios.
    let name: String
    let entity: Entity
    let samples: [Sample]

    /// Returns the trials of a rule. If the rule shows several entities, missing texts and counts
    /// are tried separately for each entity.
    ///
    /// - Returns: the trials; none if the rule shows at most a number of an entity.
    static func all(of rule: TextRule, _ description: Description) -> [Trial] {
        let entities = Set(rule.allParts.compactMap(\.entity))
        guard entities.count == 1, let name = entities.first, let entity = description.entity(name)
        else {
            return description.entities.flatMap { entity in
                let isMissable = rule.allParts.contains {
                    if case .given(entity.name, _, _) = $0 { true } else { false }
                }
                let suffix = "-of-\(entity.name.identifier)"
                return [
                    isMissable ? ofTexts(in: rule, entity, description, suffix: suffix) : nil,
                    ofCounts(in: rule, entity, description, suffix: suffix),
                    ofNumbers(in: rule, entity, description, suffix: suffix),
                ].compactMap(\.self)
            }
        }
        return [
            ofTexts(in: rule, entity, description), ofCounts(in: rule, entity, description),
            ofNumbers(in: rule, entity, description),
        ].compactMap(\.self)
    }

    /// Returns the trial of texts that are missing, alone or unusual.
    private static func ofTexts(
        in rule: TextRule,
        _ entity: Entity,
        _ description: Description,
        suffix: String = ""
    ) -> Trial? {
        var used: [Name] = []
        for part in rule.allParts {
            switch part {
            case .field(entity.name, let field, .text), .given(entity.name, let field, _):
                if !used.contains(field) { used.append(field) }
            case .field, .given, .literal, .count, .condition, .next: break
            }
        }
        guard !used.isEmpty else { return nil }
        let first = Sample.first(description)
        func with(_ text: (Int, Name) -> FieldValue) -> Sample {
            let values = used.enumerated().map { ($1, text($0, $1)) }
            return first.with(Dictionary(uniqueKeysWithValues: values), in: entity.name)
        }
        let single = used.map { alone in
            with { $1 == alone ? first.fields[entity.name]?[alone] ?? .text("") : .text("") }
        }
        let unusual = with { index, _ in
            .text(Entity.unusualTexts[index % Entity.unusualTexts.count])
        }
        var samples: [Sample] = []
        for sample in [with { _, _ in .text("") }] + (used.count > 1 ? single : []) + [unusual]
        where !samples.contains(sample) {
            samples.append(sample)
        }
        return Trial(
            title: title(of: rule),
            name: "texts\(suffix)",
            entity: entity,
            samples: samples
        )
    }

    private static func title(of rule: TextRule) -> String {
        switch rule {
        case .words: "missing parts leave no space, and any text shows unchanged"
        case .parts: "any text shows unchanged"
        case .fallback(_, let text):
            "an empty text shows “\(text)”, and any other text shows unchanged"
        }
    }

    private static func ofCounts(
        in rule: TextRule,
        _ entity: Entity,
        _ description: Description,
        suffix: String = ""
    ) -> Trial? {
        for case .count(entity.name, let field, _, let unit) in rule.allParts {
            let samples = unit.limits.map {
                Sample.first(description).with([field: .number($0)], in: entity.name)
            }
            return Trial(
                title: unit == .one
                    ? "one thing is singular, and several are plural"
                    : "large counts are abbreviated, and one thing is singular",
                name: "counts\(suffix)",
                entity: entity,
                samples: samples
            )
        }
        return nil
    }

    /// Returns the trial of numbers on both sides of those with which texts compare them.
    private static func ofNumbers(
        in rule: TextRule,
        _ entity: Entity,
        _ description: Description,
        suffix: String = ""
    ) -> Trial? {
        let samples = rule.allParts.flatMap { part -> [Sample] in
            guard case .condition(let test, _, _) = part, test.entity == entity.name
            else { return [] }
            return test.limits.map {
                Sample.first(description).with([test.field: .number($0)], in: entity.name)
            }
        }
        guard !samples.isEmpty else { return nil }
        return Trial(
            title: "the text depends on the number",
            name: "numbers\(suffix)",
            entity: entity,
            samples: samples.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        )
    }
}

extension TextPart {
    /// The entity whose field the part shows; `nil` for none.
    fileprivate var entity: Name? {
        switch self {
        case .field(let entity, _, _), .count(let entity, _, _, _), .given(let entity, _, _):
            entity
        case .condition(let test, _, _): test.entity
        case .literal, .next: nil
        }
    }
}

extension Sample {
    /// Returns samples that reveal errors in a text about an entity that a service loads.
    static func revealing(
        errorsIn text: TextRule,
        of entity: Entity,
        _ description: Description
    ) -> [Sample] {
        let first = Sample.first(description)
        let changed = entity.fields(shownBy: [text]).flatMap { field in
            field.values.map { first.with([field.name: $0], in: entity.name) }
        }
        let tried = Trial.all(of: text, description).flatMap(\.samples)
        return (changed + tried).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
