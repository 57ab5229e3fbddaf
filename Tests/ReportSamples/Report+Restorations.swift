internal import Matrix
package import Report

extension Report {
    /// Returns a report about Greeting with restored screens, and without other values.
    ///
    /// - Parameter restorations: `nil` for a report of an earlier version.
    package static func sample(
        restorations: [EquivalenceRecord.Restoration]?
    ) throws -> Report {
        var report = try Report.sampleWithoutValues()
        report.matrix = [MatrixRow(.greeting)]
        report.equivalence = .values([
            EquivalenceRecord(
                feature: .greeting,
                namedScenarios: 1,
                randomScenarios: 2,
                events: 3,
                seed: 1,
                seesLivingObjects: true,
                restorations: restorations
            )
        ])
        return report
    }
}
