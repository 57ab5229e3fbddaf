internal import Catalogue
internal import Sameness
internal import Scripts
internal import Testing
internal import Workbench

@MainActor
@Suite("A run of the check")
struct CheckRunTests {
    @Test("All named scripts of a feature are played on all variants", arguments: Feature.allCases)
    func namedScripts(feature: Feature) throws {
        let run = CheckRun(feature: feature, variants: Variant.allCases)
        let outcome = try run.playNamedScripts()
        let scripts = feature.contract.scripts
        let parser = ScriptParser(contract: feature.contract)
        let events = try scripts.map { try parser.script(from: $0.source).events.count }
        #expect(outcome.scriptCount == scripts.count)
        #expect(outcome.eventCount == events.reduce(0, +))
        #expect(outcome.failures.isEmpty)
    }

    @Test("Shards together play each random script once")
    func shards() {
        let run = CheckRun(feature: .greeting, variants: [.mvc, .viper])
        func play(_ index: Int, of count: Int) -> SamenessCheck.Outcome {
            run.playRandomScripts(
                count: 11,
                seed: 3,
                shard: CheckRun.Shard(index: index, count: count)
            )
        }
        let whole = play(0, of: 1)
        var sum = play(0, of: 3)
        sum += play(1, of: 3)
        sum += play(2, of: 3)
        #expect(whole.scriptCount == 11)
        #expect(whole.eventCount > 0)
        #expect(sum == whole)
    }

    @Test("A few random scripts are played in this process")
    func fewScripts() async throws {
        let run = CheckRun(feature: .greeting, variants: [.mvc, .mvp])
        let outcome = try await run.playRandomScripts(
            count: 5,
            seed: 1,
            executable: "/nowhere/archbench"
        )
        #expect(outcome.scriptCount == 5)
    }
}
