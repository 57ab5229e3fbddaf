internal import Descriptions
internal import InputFiles

/// Checks for differences between a description and the services that the feature has.
enum DescribedServices {
    /// Checks that a description has the page size of the service of a list.
    ///
    /// - Parameter pageSize: the page size of the service; `nil` for a service that returns all
    ///   entities in one reply.
    static func check(
        _ list: ItemList,
        of description: Description,
        pageSize: Int?
    ) throws(ApplicationError) {
        guard let service = description.service(of: list), service.pageSize != pageSize else {
            return
        }
        func shown(_ size: Int?) -> String { size.map { "in pages of \($0)" } ?? "in one load" }
        throw .failed(
            "the description of \(description.feature) says that '\(service.name)' lists "
                + "\(shown(service.pageSize)), and it does so \(shown(pageSize))"
        )
    }

    /// Checks that a description edits the entity of the service, and that the entity has the same
    /// fields.
    ///
    /// - Parameters:
    ///   - entity: the entity that the service loads and saves.
    ///   - fields: the fields of the entity.
    static func check(
        _ description: Description,
        edits entity: String,
        fields: [String: FieldKind]
    ) throws(ApplicationError) {
        let edited = description.form?.entity
        guard edited?.text == entity else {
            throw .failed(
                "the description of \(description.feature) edits \(edited?.text ?? "nothing"), but "
                    + "its service saves the \(entity)"
            )
        }
        let described = edited.flatMap(description.entity)?.fields ?? []
        if let field = described.first(where: { fields[$0.name.text] != $0.kind }) {
            throw .failed(
                "the description of \(description.feature) has the field '\(field.name)', but the "
                    + "\(entity) of its service has no such field"
            )
        }
        if let field = fields.keys.sorted().first(where: { name in
            !described.contains { $0.name.text == name }
        }) {
            throw .failed(
                "the description of \(description.feature) has no field '\(field)', but the "
                    + "\(entity) of its service has one"
            )
        }
    }

    /// Checks that a description lists the entities of the services.
    ///
    /// - Parameter entities: the entities that the services list, in the order of the lists.
    static func check(
        _ description: Description,
        lists entities: [String]
    ) throws(ApplicationError) {
        let listed = description.lists.map(\.entity.text)
        guard listed != entities else { return }
        throw .failed(
            "the description of \(description.feature) lists \(listed.joined(separator: ", ")), and "
                + "its services \(entities.joined(separator: ", "))"
        )
    }
}
