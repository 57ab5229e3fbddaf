internal import TemporaryFolders
internal import Testing

@testable internal import Pipeline

@Suite("What earlier runs took")
struct KnownDurationsTests {
    @Test("An expectation is what one cell took last, times how many there are")
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

    @Test("What is damaged is as if nobody had measured before")
    func damaged() throws {
        let folder = try TemporaryFolder(["durations.json": "{"])
        defer { folder.remove() }
        #expect(KnownDurations(folder: folder.path).expectation(of: "scaling", count: 1) == nil)
    }
}
