/// A value that a scenario can set when it opens a described feature.
package struct DescribedKey: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
        case field(Entity.Field, of: Name)
        /// The numbers that a service returns.
        case numbers(Name, values: [Int], range: ClosedRange<Int>)
    }

    /// The name in scenarios.
    package let name: String
    package let target: Target

    /// Indicates whether a scenario can also set the value while the feature is open.
    package var isSettable: Bool {
        if case .field = target { true } else { false }
    }
}

extension Description {
    /// All values that a scenario can set, in the order of the services.
    package var keys: [DescribedKey] {
        let given = services.compactMap {
            if case .current(let name) = $0.kind { entity(name) } else { nil }
        }
        let names = given.flatMap(\.fields).map(\.name)
        let loaded = detailServices.compactMap { entity($0.entity) }.flatMap { entity in
            entity.fields.map {
                DescribedKey(name: $0.name.member, target: .field($0, of: entity.name))
            }
        }
        return loaded
            + services.flatMap { service -> [DescribedKey] in
                switch service.kind {
                case .current(let name):
                    (entity(name)?.fields ?? []).map { field in
                        // Two entities can have a field of the same name.
                        let isUnique = names.filter { $0 == field.name }.count == 1
                        return DescribedKey(
                            name: isUnique ? field.name.member : name.member + field.name.type,
                            target: .field(field, of: name)
                        )
                    }
                case .next(let name, let values, let range):
                    [
                        DescribedKey(
                            name: name.plural,
                            target: .numbers(name, values: values, range: range)
                        )
                    ]
                }
            }
    }
}
