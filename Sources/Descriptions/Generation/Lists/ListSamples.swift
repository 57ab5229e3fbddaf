internal import Descriptions

/// The samples with which tests of a list reveal errors in texts.
extension ListPlan {
    /// The elements whose text has samples that reveal errors.
    var tried: [EntityElement] { list.elements.filter { !samples($0.text).isEmpty } }

    /// Returns samples that reveal errors in a text; empty if the text is constant.
    func samples(_ text: TextRule) -> [Sample] {
        let first = Sample.first(description)
        let shown = entity.fields(shownBy: [text])
        // A text may differ for each of the named values of a field.
        let changed = shown.flatMap { field in
            field.values.dropFirst().prefix(field.kind == .choice ? Int.max : 1)
                .map { first.with([field.name: $0], in: entity.name) }
        }
        let tried = Trial.all(of: text, description).flatMap(\.samples)
        return (changed + tried).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns samples that reveal errors in the text of a question.
    func questioned(_ toggle: any RowAction) -> [Sample] {
        guard let question = toggle.question else { return [] }
        return samples(question.text)
    }

    /// Returns the Swift expression for an entity.
    func literal(_ sample: Sample, id: Int) -> String {
        sample.literal(entity, id: id)
    }

    /// Returns the numbers of the samples that a filter shows.
    func shown(by filter: ListFilter, of count: Int) -> [Int] {
        (1...count).filter { filter.shows(entity.sample(id: $0, seed: Entity.defaultSeed)) }
    }
}
