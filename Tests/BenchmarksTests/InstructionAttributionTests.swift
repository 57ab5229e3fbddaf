internal import Benchmarks
internal import Matrix
internal import RunTimeMeasures
internal import Testing

@Suite("The attribution of instructions")
struct InstructionAttributionTests {
    /// Addresses of a controller, a view, the kit, reference counting and strings.
    private let attribution = InstructionAttribution(
        InstructionPlaces([
            1: .owned(.role(.controller)), 2: .owned(.role(.view)), 3: .owned(.kit),
            4: .runtime(.referenceCounting), 5: .runtime(.strings),
        ])
    )

    private func shares(_ steps: (place: UInt64, stack: UInt64)...) -> [String] {
        let steps = steps.map { InstructionAttribution.Step(place: $0.place, stack: $0.stack) }
        return attribution.shares(of: steps).map { share in
            "\(share.owner.title) \(Int(share.own)) "
                + share.runtime.map { "\(Int($0))" }.joined(separator: ",")
        }
    }

    @Test("Instructions of the runtime belong to the function that called it")
    func behalf() {
        // The kit calls a controller, which calls the runtime, returns, and the kit goes on.
        let found = shares(
            (3, 1_000),
            (1, 992),
            (4, 984),
            (4, 976),
            (1, 992),
            (3, 1_000),
            (4, 992),
            (3, 1_000)
        )
        #expect(found == ["Controller 2 2,0,0,0,0,0,0", "UI kit 3 1,0,0,0,0,0,0"])
    }

    @Test("A function that the runtime calls owns the instructions of its own calls")
    func callback() {
        let found = shares(
            (1, 1_000),
            (5, 992),
            (2, 984),
            (4, 976),
            (2, 984),
            (5, 992),
            (1, 1_000)
        )
        #expect(found == ["Controller 2 0,0,0,2,0,0,0", "View 2 1,0,0,0,0,0,0"])
    }

    @Test("Unknown addresses belong to the C library, before any owner to the driver")
    func unknown() {
        #expect(
            shares((99, 1_000), (3, 990), (99, 980)) == [
                "UI kit 1 0,1,0,0,0,0,0", "Driver 0 0,1,0,0,0,0,0",
            ]
        )
    }

    @Test("The shares add up to all steps")
    func sum() {
        let steps = (0..<1_000).map { (index: Int) -> InstructionAttribution.Step in
            let depth = index * 13 % 50
            return InstructionAttribution.Step(
                place: UInt64(index * 7 % 6),
                stack: UInt64(1_000 + depth * 8)
            )
        }
        #expect(attribution.shares(of: steps).reduce(0) { $0 + $1.total } == 1_000)
    }
}
