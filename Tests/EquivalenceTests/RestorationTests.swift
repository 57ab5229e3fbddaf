internal import BlogFeed
internal import Equivalence
internal import Matrix
internal import PlayProbe
internal import Scenarios
internal import Testing
internal import WrongImplementations

@MainActor
@Suite("The restoration of screens")
struct RestorationTests {
    /// Returns the outcome of random scenarios on a screen with a fault.
    private func restoration(_ fault: InterruptedHeader.Fault) throws -> RestorationCheck.Outcome {
        let check = EquivalenceCheck(
            contract: .blogFeed,
            subjects: [InterruptedHeader.subject(fault)]
        )
        let outcome = check.playRandomScenarios(numbers: 0..<40, seed: 1)
        #expect(outcome.failures.isEmpty)
        return try #require(outcome.restorations.first)
    }

    @Test("A screen without hidden state is restored after each interruption")
    func sound() throws {
        let restoration = try restoration(.none)
        #expect(restoration.variant == "Header")
        #expect(restoration.interruptionCount > 20)
        #expect(restoration.restoredCount == restoration.interruptionCount)
        #expect(restoration.failure == nil)
    }

    @Test("A restored screen that loads again is found by its additional request")
    func loadsAgain() throws {
        let restoration = try restoration(.loadsAgain)
        #expect(restoration.restoredCount < restoration.interruptionCount)
        let difference = try #require(restoration.failure?.reducedDifference)
        #expect(difference.kind == .restoration)
        #expect(difference.variant == "Header")
        #expect(
            difference.explanation.hasSuffix(
                "expected the requests [user(2)], found [user(2), user(2)]"
            )
        )
        #expect(restoration.failure?.reduced == [#"{"open":"blog-feed"}"#, #"{"deliver":"last"}"#])
    }

    @Test("A screen that keeps data outside of its state is found")
    func keepsMarkInView() throws {
        let failure = try #require(try restoration(.keepsMarkInView).failure)
        let difference = try #require(failure.reducedDifference)
        #expect(difference.element == "user.name")
        #expect(difference.explanation.contains("found label \"user.name\" reading "))
        #expect(failure.reduced.contains(#"{"tap":"follow"}"#))
    }

    @Test("A screen that archives no state is found")
    func savesNothing() throws {
        #expect(try restoration(.savesNothing).failure != nil)
    }

    @Test("Screens of Store, and of no other variant, are restored in named scenarios")
    func real() throws {
        for feature in Feature.all {
            let check = EquivalenceCheck(
                contract: feature.contract,
                subjects: feature.implementations.map { Subject($0) }
            )
            let restorations = try check.playNamedScenarios().restorations
            #expect(
                restorations.map(\.variant)
                    == (feature.variants.contains(.store) ? ["Store"] : [])
            )
            for restoration in restorations {
                #expect(restoration.interruptionCount > 10, "\(feature)")
                #expect(restoration.failure == nil, "\(feature)")
            }
        }
    }

    @Test("Scenarios are not interrupted while a reply is pending or a list is scrolled")
    func excluded() throws {
        let subject = Subject(Implementation(feature: .blogFeed, variant: .store))
        let check = try #require(RestorationCheck(subject))
        func interruptions(_ events: [ScenarioEvent]) -> Int {
            let opening = Opening(feature: "blog-feed", values: ["user": .integer(2)])
            return check.interrupt(Scenario(opening: opening, events: events))
                .outcome.interruptionCount
        }
        #expect(interruptions([]) == 0)
        #expect(interruptions([.deliver(.all)]) == 1)
        #expect(interruptions([.deliver(.all), .scroll("blogs", to: 15)]) == 1)
        #expect(interruptions([.deliver(.all), .tap("user.icon")]) == 1)
        #expect(interruptions([.deliver(.all), .tap("user.icon"), .back]) == 2)
        #expect(interruptions([.deliver(.all), .expect([])]) == 1)
        #expect(interruptions([.deliver(.all), .close]) == 1)
    }

    @Test("Equal scenarios have equal digests for any number of processes")
    func digests() throws {
        let check = EquivalenceCheck(contract: .blogFeed, subjects: [.sound])
        let all = check.playRandomScenarios(numbers: 0..<10, seed: 1).digest
        var sum = check.playRandomScenarios(numbers: stride(from: 0, to: 10, by: 2), seed: 1)
        sum += check.playRandomScenarios(numbers: stride(from: 1, to: 10, by: 2), seed: 1)
        #expect(sum.digest == all)
        #expect(check.playRandomScenarios(numbers: 0..<10, seed: 2).digest != all)
        let broken = EquivalenceCheck(contract: .blogFeed, subjects: [.broken(.writesOneLikes)])
        #expect(broken.playRandomScenarios(numbers: 0..<10, seed: 1).digest != all)
    }
}
