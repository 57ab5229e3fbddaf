internal import Foundation
internal import Provenance
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@testable internal import Workbench

@Suite("The cache of figures")
struct FigureCacheTests {
    private func withCache(
        _ body: (FigureCache, TemporaryFolder) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try await body(FigureCache(folder: folder.path), folder)
    }

    private func origin(of measure: String) -> FigureOrigin {
        FigureOrigin(
            measure: measure,
            date: "2026-03-01T12:00:00Z",
            commit: "0123",
            hasUncommittedChanges: true,
            loadBefore: Load(average: 1, stolenTicks: 2),
            loadAfter: Load(average: 3, stolenTicks: nil)
        )
    }

    private func value(_ finding: FigureCache.Finding<[Double]>) -> [Double]? {
        if case .entry(let entry) = finding { entry.value } else { nil }
    }

    @Test("Figures are found by all that they depend on, with where they come from")
    func roundTrip() async throws {
        try await withCache { cache, _ in
            await cache.keep([1.5, 2], key: "a\nb", origin: origin(of: "latency"))
            let finding: FigureCache.Finding<[Double]> =
                try await cache.find("latency", key: "a\nb")
            guard case .entry(let entry) = finding else {
                Issue.record("nothing was found")
                return
            }
            #expect(entry.value == [1.5, 2])
            #expect(entry.origin == origin(of: "latency"))
            let otherKey: FigureCache.Finding<[Double]> =
                try await cache.find("latency", key: "a\nc")
            let otherMeasure: FigureCache.Finding<[Double]> =
                try await cache.find("coverage", key: "a\nb")
            #expect(value(otherKey) == nil)
            #expect(value(otherMeasure) == nil)
        }
    }

    @Test(
        "An entry that was cut off or changed is damaged, and gone the next time",
        arguments: [0, 20, 60]
    )
    func damaged(place: Int) async throws {
        try await withCache { cache, folder in
            await cache.keep([1.5, 2], key: "a", origin: origin(of: "latency"))
            let name = try #require(try folder.names().first { $0.hasPrefix("latency-") })
            let bytes = try folder.data(of: name)
            for content in [
                bytes.prefix(place), bytes.prefix(place) + Data("1".utf8) + bytes.dropFirst(place),
            ] {
                try content.write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
                let finding: FigureCache.Finding<[Double]> =
                    try await cache.find("latency", key: "a")
                guard case .damaged = finding else {
                    Issue.record("damage was not seen")
                    return
                }
                let again: FigureCache.Finding<[Double]> = try await cache.find("latency", key: "a")
                guard case .nothing = again else {
                    Issue.record("damage is still there")
                    return
                }
            }
        }
    }

    @Test("Of each measure the latest entries are kept, and nothing else lies about")
    func capacity() async throws {
        try await withCache { cache, folder in
            for number in 0..<12 {
                await cache.keep([1], key: "\(number)", origin: origin(of: "growth"))
            }
            await cache.keep([1], key: "0", origin: origin(of: "latency"))
            #expect(try folder.names().count { $0.hasPrefix("growth-") } == 8)
            #expect(try folder.names().count == 9)
            let last: FigureCache.Finding<[Double]> = try await cache.find("growth", key: "11")
            #expect(value(last) == [1])
        }
    }
}
