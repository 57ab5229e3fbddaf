internal import TemporaryFolders
internal import Testing

@testable internal import Pipeline

@Suite("The durations of earlier runs")
struct KnownDurationsTests {
    @Test("The expected duration is the last duration per item times the count")
    func expectation() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        var durations = KnownDurations(folder: folder.path)
        #expect(durations.expectation(of: "mutation", count: 3) == nil)
        #expect(durations.expectation(of: "mutation", count: 0) == 0)
        durations.keep(100, by: "mutation", count: 10)
        durations.keep(30, by: "mutation", count: 2)
        durations.keep(5, by: "scaling", count: 0)
        let next = KnownDurations(folder: folder.path)
        #expect(next.expectation(of: "mutation", count: 3) == 45)
        #expect(next.expectation(of: "scaling", count: 1) == nil)
    }

    @Test("A damaged file of durations gives no expectation")
    func damaged() throws {
        let folder = try TemporaryFolder(["durations.json": "{"])
        defer { folder.remove() }
        #expect(KnownDurations(folder: folder.path).expectation(of: "scaling", count: 1) == nil)
    }
}
