internal import Foundation
internal import InputFiles
internal import Report
internal import ReportSamples
internal import Statistics
internal import TemporaryFolders
internal import Testing

@Suite("Latency on several machines")
struct MachineComparisonTests {
    private let digests = ["greeting": "abc"]

    private func comparison(_ records: [MachineRecord]) -> MachineComparison {
        MachineComparison(records, digests: digests)
    }

    private func scopes(_ records: [MachineRecord]) -> [RatioStatement.Scope] {
        comparison(records).statements.map(\.statement.scope)
    }

    @Test("One machine gives statements about this machine only")
    func one() throws {
        let scopes = scopes([try .sample("A", ratios: [0.5, 1.001, 1.02])])
        #expect(scopes == [.theseMachines(.faster), .theseMachines(.equivalent), .inconclusive])
    }

    @Test("Three machines that agree give a general statement, and fewer do not")
    func general() throws {
        let names = ["A", "B", "C"]
        let records = try names.map { try MachineRecord.sample($0, ratios: [0.5, 1, 1.3]) }
        #expect(scopes(records) == [.general(.faster), .general(.equivalent), .general(.slower)])
        #expect(
            scopes(Array(records.prefix(2))) == [
                .theseMachines(.faster), .theseMachines(.equivalent), .theseMachines(.slower),
            ]
        )
    }

    @Test("Machines on different sides make a statement depend on the machine")
    func contradiction() throws {
        let records = [
            try MachineRecord.sample("A", ratios: [0.5, 1, 1.3]),
            try MachineRecord.sample("B", ratios: [1.2, 1.1, 1.5]),
        ]
        #expect(
            scopes(records) == [
                .dependsOnMachine, .dependsOnMachine, .theseMachines(.slower),
            ]
        )
        #expect(comparison(records).statements[0].statement.range == 0.5...1.2)
    }

    @Test("The spread of a variant is its largest ratio divided by the smallest")
    func spread() throws {
        let one = try MachineRecord.sample("A", ratios: [0.5, 1, 1.3])
        #expect(comparison([one]).spread == nil)
        let other = try MachineRecord.sample("B", ratios: [0.6, 1, 1.43])
        let spread = try #require(comparison([one, other]).spread)
        #expect(abs(spread.median - 0.1) < 1e-9)
        #expect(abs(spread.largest - 0.2) < 1e-9)
    }

    @Test("The statements of an unreliable run are inconclusive")
    func unreliable() throws {
        let record = try MachineRecord.sample("A", ratios: [0.5, 1, 1.3], isReliable: false)
        #expect(scopes([record]) == [.inconclusive, .inconclusive, .inconclusive])
    }

    @Test("Results of other sources are stale and are not combined")
    func stale() throws {
        let records = [
            try MachineRecord.sample("A", ratios: [0.5, 1, 1.3]),
            try MachineRecord.sample("B", ratios: [2, 2, 2], digest: "old"),
        ]
        let comparison = comparison(records)
        #expect(comparison.staleFeatures(of: records[1]) == ["greeting"])
        #expect(comparison.staleFeatures(of: records[0]).isEmpty)
        #expect(comparison.statements.map(\.statement.ratios) == [[0.5], [1], [1.3]])
    }

    @Test("The largest difference of instructions is found")
    func instructions() throws {
        let records = [
            try MachineRecord.sample("A", ratios: [1, 1, 1]),
            try MachineRecord.sample("B", ratios: [1, 1, 1], instructions: [100, 99, 110, 120]),
            try MachineRecord.sample("C", ratios: [1, 1, 1], instructions: nil),
        ]
        let comparison = comparison(records)
        let largest = try #require(comparison.largestInstructionDifference)
        #expect(largest.subject.variant == "mvp")
        #expect(abs(largest.share - 0.1) < 1e-12)
        #expect(comparison.repeatedInstructions == (4, 3))
    }

    @Test("Leaving one machine out tests general statements of four or more machines")
    func leaveOneOut() throws {
        let three = try ["A", "B", "C"].map { try MachineRecord.sample($0, ratios: [0.5, 1, 1.3]) }
        #expect(comparison(three).leaveOneOut.statements == 0)
        let other = try MachineRecord.sample("D", ratios: [0.5, 1, 0.9])
        let test = comparison(three + [other]).leaveOneOut
        // Without D there are three statements, of which it confirms two; without another machine,
        // VIPER depends on the machine.
        #expect(test.statements == 3 + 3 * 2)
        #expect(test.confirmed == 2 + 3 * 2)
    }

    @Test("Five machines give a prediction interval for one more")
    func prediction() throws {
        let ratios = [1.1, 1.2, 1.3, 1.25, 1.15]
        let records = try ratios.enumerated().map { index, ratio in
            try MachineRecord.sample("M\(index)", ratios: [ratio, 1, 1])
        }
        let statement = comparison(records).statements[0].statement
        let interval = try #require(statement.prediction)
        // By hand: the logarithms have the mean 0.18056 and the standard deviation 0.06602; t for four
        // degrees of freedom is 2.7764.
        #expect(abs(interval.lower - 0.98) < 0.01)
        #expect(abs(interval.upper - 1.464) < 0.01)
        #expect(comparison(Array(records.dropLast())).statements[0].statement.prediction == nil)
    }

    @Test("A newer record of a machine keeps features that only the old one has")
    func folder() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let machines = MachineRecordFolder("\(folder.path)/machines")
        #expect(try machines.records().isEmpty)
        let record = try MachineRecord.sample("A 1", ratios: [0.5, 1, 1.3])
        #expect(try machines.records(with: record) == [record])
        // A report is written to a new folder before the record of its machine is added.
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        try machines.add(record)
        #expect(record.name == "a-1-family-6-model-85")
        var other = record
        other.features = []
        other.emptyCallNanoseconds = 9
        let all = try machines.records(with: other)
        try machines.add(other)
        #expect(all.count == 1)
        #expect(all[0].features == record.features)
        #expect(try machines.records() == all)
        #expect(all[0].emptyCallNanoseconds == 9)
    }

    @Test(
        "A file that is not a record is refused with its path",
        arguments: [
            #"{"version": 99}"#, "nothing", #"{"version": 1}"#,
        ]
    )
    func damaged(content: String) throws {
        let folder = try TemporaryFolder(["a.json": content])
        defer { folder.remove() }
        let error = #expect(throws: ApplicationError.self) {
            _ = try MachineRecordFolder(folder.path).records()
        }
        #expect(error?.description.contains("\(folder.path)/a.json is not a record") == true)
    }

    @Test("The record of a report has the values of its baseline ratios and counts")
    func recordOfReport() throws {
        let record = try #require(MachineRecord(try .sample()))
        let feature = try #require(record.features.first)
        #expect(feature.variants == ["mvc", "mvp", "mvvm", "viper"])
        #expect(feature.digest == "abc")
        let show = try #require(feature.scenarios.first)
        #expect(show.ratios.map(\.ratio) == [0.5, 1.005, 2])
        #expect(show.allocations == [1, 2, 2.5, 4])
        var unknown = try Report.sample()
        unknown.sourceDigests = [:]
        #expect(MachineRecord(unknown) == nil)
    }
}
