internal import Foundation
internal import Report
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@testable internal import Pipeline

@Suite("The cache of results")
struct ValueCacheTests {
    private func withCache(
        _ body: (ResultCache, TemporaryFolder) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try await body(ResultCache(folder: folder.path), folder)
    }

    private func key(_ metric: Metric, _ dependencies: String) -> ResultCache.Key {
        ResultCache.Key(
            subject: ResultCache.Subject(metric: metric, slug: "blog-feed"),
            dependencies: dependencies
        )
    }

    private func entry(
        _ key: ResultCache.Key,
        _ value: [Double]
    ) -> (key: ResultCache.Key, entry: ResultCache.Entry<[Double]>) {
        let entry = ResultCache.Entry(
            origin: MeasurementOrigin(
                metric: key.subject.metric,
                subjects: ["blog-feed"],
                date: "2026-03-01T12:00:00Z",
                commit: "0123",
                hasUncommittedChanges: true,
                loadBefore: Load(average: 1, stealTicks: 2),
                loadAfter: Load(average: 3, stealTicks: nil)
            ),
            value: value
        )
        return (key, entry)
    }

    /// Returns for each key the value that was found, `damaged` or `nothing`.
    private func find(_ cache: ResultCache, _ keys: [ResultCache.Key]) async throws -> [String] {
        let contents = cache.contents(of: keys.map(\.subject))
        return try keys.map { key in
            switch contents[key] {
            case .entry(let json): "\(try decoded(json).value)"
            case .nothing: "nothing"
            case .damaged: "damaged"
            }
        }
    }

    private func decoded(_ json: Data) throws -> ResultCache.Entry<[Double]> {
        try JSONDecoder().decode(ResultCache.Entry<[Double]>.self, from: json)
    }

    @Test("A result is found only by its full key, and keeps its origin")
    func roundTrip() async throws {
        try await withCache { cache, _ in
            let kept = [entry(key(.latency, "a\nb"), [1.5, 2]), entry(key(.scaling, "a"), [3])]
            cache.keep(kept)
            let contents = cache.contents(of: [kept[0].key.subject])
            guard case .entry(let json) = contents[kept[0].key] else {
                Issue.record("nothing was found")
                return
            }
            let found = try decoded(json)
            #expect(found.value == [1.5, 2])
            #expect(found.origin == kept[0].entry.origin)
            let other = ResultCache.Key(
                subject: ResultCache.Subject(metric: .latency, slug: "blog"),
                dependencies: "a\nb"
            )
            let keys = [key(.latency, "a\nc"), kept[1].key, key(.coverage, "a\nb"), other]
            #expect(try await find(cache, keys) == ["nothing", "[3.0]", "nothing", "nothing"])
        }
    }

    @Test(
        "A truncated or changed entry is reported as damaged once, then removed",
        arguments: [0, 20, 60]
    )
    func damaged(place: Int) async throws {
        try await withCache { cache, folder in
            let (one, other) = (key(.latency, "a"), key(.latency, "b"))
            cache.keep([entry(one, [1.5, 2])])
            let name = try #require(try folder.names().first { $0.hasPrefix("latency-") })
            let bytes = try folder.data(of: name)
            cache.keep([entry(other, [7])])
            for content in [
                bytes.prefix(place), bytes.prefix(place) + Data("1".utf8) + bytes.dropFirst(place),
            ] {
                try content.write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
                #expect(try await find(cache, [one, other]) == ["damaged", "[7.0]"])
                #expect(try await find(cache, [one, other]) == ["nothing", "[7.0]"])
            }
        }
    }

    @Test("A newer result replaces the result of the same key")
    func again() async throws {
        try await withCache { cache, folder in
            let one = key(.latency, "a")
            cache.keep([entry(one, [1])])
            cache.keep([entry(key(.latency, "b"), [2]), entry(one, [3])])
            #expect(try await find(cache, [one, key(.latency, "b")]) == ["[3.0]", "[2.0]"])
            let names = try folder.names()
            #expect(names.count == 2)
        }
    }

    @Test("The cache keeps the eight latest entries per metric and feature")
    func capacity() async throws {
        try await withCache { cache, folder in
            for number in 0..<12 { cache.keep([entry(key(.scaling, "\(number)"), [1])]) }
            let other = ResultCache.Key(
                subject: ResultCache.Subject(metric: .scaling, slug: "blog"),
                dependencies: "0"
            )
            cache.keep([entry(other, [2]), entry(key(.latency, "0"), [3])])
            let names = try folder.names()
            #expect(names.count { $0.hasPrefix("scaling-blog-feed-") } == 8)
            #expect(names.count == 10)
            #expect(try await find(cache, [key(.scaling, "11"), other]) == ["[1.0]", "[2.0]"])
        }
    }
}
