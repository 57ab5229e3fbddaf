internal import Matrix
package import SourceMeasures
internal import SwiftSource

extension MeasureKind {
    package static let sources = MeasureKind(
        "sources",
        "Sources",
        \.sources,
        \.inconsistencyOfSources
    )
}

extension Report {
    package var sources: Measured<[ImplementationText]> {
        get { self[.sources] }
        set { self[.sources] = newValue }
    }

    /// The contradiction between sources and line counts. The page shows both together, so they
    /// must agree.
    fileprivate var inconsistencyOfSources: String? {
        if let reason = missing("sources", in: sources.value?.map(\.implementation)) {
            return reason
        }
        return sources.value?.first { implementation in
            guard
                let lines = lines.value?.first(where: {
                    $0.implementation == implementation.implementation
                })
            else {
                return false
            }
            let counted = implementation.files.map { LineCounter().count($0.text).counts.code }
            return counted.reduce(0, +) != lines.sources.code
        }
        .map {
            "the sources of \($0.implementation.moduleName) have another number of lines than the report counts"
        }
    }
}
