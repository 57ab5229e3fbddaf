internal import Matrix
package import SourceMeasures
internal import SwiftSource

extension MeasureKind {
    package static let reuse = MeasureKind("reuse", "Module reuse", \.reuse, \.inconsistencyOfReuse)
}

extension Report {
    package var reuse: Measured<[ImplementationReuse]> {
        get { self[.reuse] }
        set { self[.reuse] = newValue }
    }

    fileprivate var inconsistencyOfReuse: String? {
        if let reason = missing("module reuse", in: reuse.value?.map(\.implementation)) {
            return reason
        }
        for reuse in reuse.value ?? [] {
            guard let scene = reuse.secondScene else { continue }
            if scene.lines.code < 1 || scene.copies.contains(where: { $0.count < 1 })
                || scene.copiedLines > scene.lines.code
            {
                return
                    "the other scene of \(reuse.implementation.moduleName) has more copied lines than lines"
            }
        }
        return nil
    }
}
