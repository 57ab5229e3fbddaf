internal import Claims
internal import Foundation
internal import Matrix
internal import Report
internal import ReportSamples
internal import Testing

@Suite("The claim about restored screens")
struct RestorationClaimTests {
    private func verdict(_ restorations: [EquivalenceRecord.Restoration]?) throws -> Finding {
        let claim = try #require(Claim.all.first { $0.id == "screen-restored-from-a-value" })
        #expect(claim.isByConstruction)
        let report = try Report.sample(restorations: restorations)
        return try #require(Judge(report: report).findings(on: claim).first)
    }

    private func store(_ restored: Int, of interruptions: Int) -> EquivalenceRecord.Restoration {
        .init(variant: .store, interruptions: interruptions, restored: restored)
    }

    @Test("One interrupted screen that is not restored refutes the claim")
    func refuted() throws {
        #expect(try verdict([store(900, of: 900)]).verdict == .supported)
        let refuted = try verdict([store(899, of: 900)])
        #expect(refuted.verdict == .notSupported)
        #expect(refuted.parts.map(\.values) == ["Store 1"])
    }

    @Test("The claim about restoration is not measured without interruptions")
    func notMeasured() throws {
        #expect(try verdict([store(0, of: 0)]).verdict == .notMeasured)
        #expect(try verdict([]).verdict == .notMeasured)
        #expect(try verdict(nil).verdict == .notMeasured)
    }

    @Test("A record without restorations can be decoded")
    func earlierVersion() throws {
        let record = try #require(try Report.sample(restorations: nil).equivalence.value?.first)
        let data = try JSONEncoder().encode(record)
        #expect(!String(decoding: data, as: UTF8.self).contains("restorations"))
        #expect(try JSONDecoder().decode(EquivalenceRecord.self, from: data) == record)
    }
}
