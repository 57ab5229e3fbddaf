package import Latency
internal import Matrix

extension MeasureKind {
    package static let memory = MeasureKind("memory", "Memory", \.memory, \.inconsistencyOfMemory)
}

extension Report {
    package var memory: Measured<MemoryMeasurement> {
        get { self[.memory] }
        set { self[.memory] = newValue }
    }

    fileprivate var inconsistencyOfMemory: String? {
        guard let memory = memory.value else { return nil }
        guard memory.features.map(\.feature) == features else {
            return "memory belongs to other features than those of the report"
        }
        for feature in memory.features {
            guard
                feature.variants.count == variants(of: feature.feature).count,
                feature.variants.allSatisfy({ $0.count == feature.states.count })
            else { return "\(feature.feature) lacks the memory of a variant in some state" }
        }
        return nil
    }
}
