internal import DescriptionPlayer
internal import Descriptions
internal import Equivalence
internal import Matrix
internal import PlayProbe
internal import Scenarios
internal import Testing

@MainActor
@Suite("The descriptions of features")
struct DescriptionTests {
    /// Plays all implementations in lockstep with a description.
    private func outcome(of feature: Feature, _ source: String) throws -> EquivalenceCheck.Outcome {
        let description = try DescriptionReader.description(from: source)
        let described = try Subject(description, of: feature)
        let check = EquivalenceCheck(
            contract: feature.contract,
            subjects: feature.implementations.map { Subject($0) } + [described]
        )
        var outcome = try check.playNamedScenarios()
        outcome += check.playRandomScenarios(numbers: 0..<40, seed: 1)
        return outcome
    }

    @Test(
        "All implementations behave as their description says",
        arguments: [Feature.greeting, .digit, .blogFeed, .comments, .profile]
    )
    func agrees(feature: Feature) throws {
        let outcome = try outcome(of: feature, feature.source())
        #expect(outcome.scenarioCount > 40)
        #expect(outcome.eventCount > outcome.scenarioCount)
        #expect(outcome.failures == [])
    }

    @Test("Only the excluded parts of a description are not compared")
    func excludes() throws {
        let source = try Feature.comments.source()
        let parts = ["time", "content", "row"]
        for part in parts {
            let line = try #require(
                source.split(separator: "\n").first { $0.contains("leave out \(part):") }
            )
            let difference = try Feature.comments.firstDifference(
                from: source.replacing(line, with: "")
            )
            #expect(difference?.variant == "MVC", "without 'leave out \(part)'")
        }
    }

    @Test("A description with another page size than the service is refused")
    func pageSize() throws {
        let source = try Feature.comments.source().replacing("pages of 20", with: "pages of 30")
        let description = try DescriptionReader.description(from: source)
        #expect {
            _ = try Subject(description, of: .comments)
        } throws: {
            "\($0)"
                == "the description of comments says that 'comment service' lists in pages of 30, "
                + "and it does so in pages of 20"
        }
    }

    @Test("A single variant is blamed for a difference, several equal ones blame the description")
    func culprit() throws {
        let source = try Feature.comments.source()
            .replacing("No comments yet", with: "Nobody has commented")
        let alone = try Feature.comments.firstDifference(from: source)
        #expect(alone?.variant == "MVC")
        #expect(
            alone?.explanation
                == "expected label \"comments.empty\" reading \"Nobody has commented\", "
                + "found label \"comments.empty\" reading \"No comments yet\""
        )
        let together = try outcome(of: .comments, source).failures.first?.difference
        #expect(together?.variant == "the description")
    }
}
