internal import HeadlessKitDriver
internal import ImplementationRegistry
internal import InputFiles
internal import LeakDetector
internal import Matrix
internal import RunTimeMeasures
internal import Scenarios

/// Measures the memory of the open screens of one implementation.
@MainActor
struct ScreenMemory {
    /// A state and the scenario that leads to it.
    struct Step {
        let state: MemoryMeasurement.State
        let scenario: Scenario
    }

    let implementation: Implementation

    /// Returns the memory in each state of the feature, with the states.
    func uses() throws -> [(state: MemoryMeasurement.State, use: MemoryMeasurement.Use)] {
        try Self.steps(of: implementation.feature).map { step in
            // The first screen may set up what all further ones share, such as metadata.
            _ = try use(of: step.scenario)
            return (step.state, try use(of: step.scenario))
        }
    }

    private func use(of scenario: Scenario) throws -> MemoryMeasurement.Use {
        // The services and the data of the environment are not part of the screen.
        let open = implementation.prepare(scenario.opening)
        ScreenDriver.createConstants()
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        let stage = open()
        for event in scenario.events {
            if let reason = stage.perform(event) {
                throw ApplicationError.failed(
                    "\(implementation): \(ScenarioWriter.line(of: event)): \(reason)"
                )
            }
        }
        let blocks = ObjectRecorder.blocks()
        let all = ObjectRecorder.living()
        let owners = Dictionary(grouping: all) {
            InstructionOwner(type: $0.typeName, in: implementation)
        }
        // The stage and its events are not part of the screen.
        let driver = owners[.driver] ?? []
        return withExtendedLifetime(stage) {
            MemoryMeasurement.Use(
                objects: all.count - driver.count,
                blocks: blocks.count - driver.count,
                bytes: blocks.bytes - driver.reduce(0) { $0 + $1.bytes },
                owners: InstructionOwner.all.filter { $0 != .driver }.compactMap { owner in
                    owners[owner].map { objects in
                        MemoryMeasurement.OfOwner(
                            owner: owner,
                            objects: objects.count,
                            bytes: objects.reduce(0) { $0 + $1.bytes }
                        )
                    }
                }
            )
        }
    }

    /// Returns the states of a feature, derived from its latency and scaling scenarios, so that the
    /// screens are those whose calls are measured.
    private static func steps(of feature: Feature) throws -> [Step] {
        let parser = ScenarioParser(contract: feature.contract)
        let scenarios = feature.contract.latencyScenarios
        guard let first = scenarios.first(where: { $0.measured == .opening }) ?? scenarios.first
        else { return [] }
        let opened = try parser.scenario(from: first.setup)
        var steps: [Step] = []
        func add(_ title: String, _ scenario: Scenario, isClosed: Bool = false) {
            steps.append(Step(state: .init(title: title, isClosed: isClosed), scenario: scenario))
        }
        if feature.contract.openingKeys.contains(where: { $0.name == "scheduler" }) {
            var waiting = opened
            waiting.opening.values["scheduler"] = .text("manual")
            waiting.events = []
            add("no reply yet", waiting)
        }
        add(first.measured == .opening ? "first data loaded" : "opened", opened)
        if case .events(let source) = first.measured {
            var used = opened
            used.events += try parser.events(from: source)
            add("after \(first.name)", used)
        }
        // The list of a hundred rows, which are five pages.
        let list = feature.contract.scalingScenarios.first { $0.name == "scroll" }
        if let list, list.sizes.contains(listSize) {
            add("\(listSize) rows loaded", try parser.scenario(from: list.scenario(listSize).setup))
        }
        if var last = steps.last?.scenario {
            last.events.append(.close)
            add("closed", last, isClosed: true)
        }
        return steps
    }

    private static let listSize = 100
}
