internal import Matrix
package import Report

extension Report {
    /// Returns a report about Greeting with restored screens, and without other values.
    ///
    /// - Parameter restorations: `nil` for a report of an earlier version.
    package static func sample(
        restorations: [EquivalenceRecord.Restoration]?
    ) throws -> Report {
        var report = try Report.sampleWithoutFigures()
        report.matrix = [MatrixRow(.greeting)]
        report.equivalence = .figures([
            EquivalenceRecord(
                feature: .greeting,
                namedScripts: 1,
                randomScripts: 2,
                events: 3,
                seed: 1,
                seesLivingObjects: true,
                restorations: restorations
            )
        ])
        return report
    }
}
