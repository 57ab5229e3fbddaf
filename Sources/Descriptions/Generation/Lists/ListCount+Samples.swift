internal import Descriptions

/// The samples with which tests use counters.
extension ListPlan {
    /// The number of the first listed entity for which all buttons of counters are enabled and a
    /// text shows each number.
    var countable: Int {
        let ids = (1...Self.mostTested).filter { id in
            enabling.allSatisfy(Sample.listed(entity, id: id).canCount)
        }
        return ids.first { id in
            let sample = Sample.listed(entity, id: id)
            return counts.allSatisfy { count in
                let counted = sample.counted(count, from: sample)
                return count.numbers.allSatisfy { number in
                    let changed = sample.with(
                        [number.name: counted.value(of: number, entity)],
                        in: entity.name
                    )
                    return changing.contains { changed.text($0.text) != sample.text($0.text) }
                }
            }
        } ?? ids.first ?? 1
    }
}

extension Sample {
    /// Returns true if the button of a counter is enabled.
    func canCount(_ count: ListCount) -> Bool {
        count.count.isPossible(for: fields[count.entity.name] ?? [:])
    }

    /// Returns the number of times that a counter with a limit can be increased; `nil` if that is
    /// too often for a test or without a limit.
    func countsLeft(_ count: ListCount) -> Int? {
        guard let most = count.count.most,
            case .number(let number) = value(of: count.field, count.entity),
            most - number <= ListPlan.mostTested
        else { return nil }
        return most - number
    }

    /// Returns the sample after an increase of a counter.
    ///
    /// - Parameter kept: the values of the service before the increase.
    func counted(_ count: ListCount, from kept: Sample) -> Sample {
        var values: [Name: FieldValue] = [:]
        for field in count.numbers {
            if case .number(let number) = kept.value(of: field, count.entity) {
                values[field.name] = .number(number + 1)
            }
        }
        if let once = count.once { values[once.name] = .flag(true) }
        return with(values, in: count.entity.name)
    }

    func value(of field: Entity.Field, _ entity: Entity) -> FieldValue {
        fields[entity.name]?[field.name] ?? field.first
    }
}
