internal import ImplementationRegistry
internal import Matrix
internal import Scenarios
internal import SeededRandom
internal import Testing

@Suite("The features of the registry")
struct FeatureTests {
    @Test("An implementation is named after its feature and variant")
    func names() {
        let implementation = Implementation(feature: .blogFeed, variant: .mvvm)
        #expect(implementation.moduleName == "BlogFeedMVVM")
        #expect(implementation.testModuleName == "BlogFeedMVVMTests")
        #expect(implementation.sourcePath == "Sources/Features/BlogFeed/MVVM")
        #expect(implementation.testPath == "Tests/Features/BlogFeed/MVVMTests")
        #expect(implementation.description == "blog-feed MVVM")
    }

    @Test(
        "A feature has the same name in scenarios and in commands",
        arguments: Feature.all
    )
    func featureNames(feature: Feature) {
        #expect(feature.name == feature.contract.name)
        #expect(Feature.all.filter { $0.name == feature.name } == [feature])
    }

    @MainActor
    @Test("Each implementation of the matrix can be opened")
    func opens() {
        #expect(ImplementationRegistry.gaps == [])
    }

    @Test("Each named scenario is valid and has a unique name and a summary")
    func namedScenarios() throws {
        for contract in Feature.all.map(\.contract) {
            let parser = ScenarioParser(contract: contract)
            for named in contract.scenarios {
                let events = try parser.scenario(from: named.source).events
                #expect(!events.isEmpty, "\(named)")
                #expect(named.summary.hasSuffix("."), "\(named)")
            }
            #expect(Set(contract.scenarios.map(\.name)).count == contract.scenarios.count)
        }
    }

    @Test("No variant ignores an event of a latency scenario")
    @MainActor
    func latencyScenarios() throws {
        for implementation in Implementation.all {
            let parser = ScenarioParser(contract: implementation.feature.contract)
            for latency in implementation.feature.contract.latencyScenarios {
                let setup = try parser.scenario(from: latency.setup)
                let stage = implementation.open(setup.opening)
                var events = setup.events
                if case .events(let source) = latency.measured {
                    events += try parser.events(from: source)
                }
                events += try parser.events(from: latency.reset)
                for event in events {
                    #expect(
                        stage.perform(event) == nil,
                        "\(implementation) \(latency.name): \(event)"
                    )
                }
            }
        }
    }

    @Test("Random openings and settings are valid", arguments: Feature.all)
    func randomOpenings(feature: Feature) throws {
        let parser = ScenarioParser(contract: feature.contract)
        var random = SplitMix64(seed: 1)
        for _ in 0..<50 {
            let values = feature.contract.randomOpening(&random)
            let opening = Opening(feature: feature.name, values: values)
            let settings = feature.contract.randomSettings.map { [ScenarioEvent.set($0(&random))] }
            let scenario = Scenario(opening: opening, events: settings ?? [])
            let source = ScenarioWriter.lines(of: scenario).joined(separator: "\n")
            #expect(try parser.scenario(from: source) == scenario)
        }
    }
}
