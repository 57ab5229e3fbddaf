internal import DescribedFeatures
internal import DescriptionPlaying
internal import Descriptions
internal import Foundation
internal import Matrix
internal import PlayProbe
internal import Sameness
internal import Scripts
internal import Testing

@MainActor
@Suite("Descriptions of features")
struct DescriptionTests {
    private static func source(of feature: Feature) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(
            contentsOf: root.appending(path: feature.descriptionPath),
            encoding: .utf8
        )
    }

    /// Plays all cells in step with a description.
    private func outcome(of feature: Feature, _ source: String) throws -> SamenessCheck.Outcome {
        let description = try DescriptionReader.description(from: source)
        let described = try Subject(description, of: feature)
        let check = SamenessCheck(
            contract: feature.contract,
            subjects: feature.cells.map { Subject($0) } + [described]
        )
        var outcome = try check.playNamedScripts()
        outcome += check.playRandomScripts(numbers: 0..<100, seed: 1)
        return outcome
    }

    @Test("What they say is what the cells do", arguments: [Feature.greeting, .digit, .comments])
    func agrees(feature: Feature) throws {
        let outcome = try outcome(of: feature, Self.source(of: feature))
        #expect(outcome.scriptCount > 100)
        #expect(outcome.eventCount > outcome.scriptCount)
        #expect(outcome.failures == [])
    }

    struct Fault: CustomTestStringConvertible, Sendable {
        let feature: Feature
        let right: String
        let wrong: String

        var testDescription: String { "\(feature): \(wrong)" }
    }

    @Test(
        "Where all cells do something else than the description says, that is found",
        arguments: [
            Fault(feature: .greeting, right: "words \"Hello\"", wrong: "words \"Hallo\""),
            Fault(
                feature: .greeting,
                right: "first name, last name\n",
                wrong: "last name, first name\n"
            ),
            Fault(feature: .greeting, right: ", last name\n", wrong: "\n"),
            Fault(feature: .greeting, right: "words \"Hello\", first", wrong: "\"Hello \", first"),
            Fault(feature: .greeting, right: "text \"David\"", wrong: "text \"Dave\""),
            Fault(feature: .greeting, right: ": \"Show greeting\"", wrong: ": \"Show Greeting\""),
            Fault(feature: .digit, right: "or \"–\"", wrong: "or \"-\""),
            Fault(feature: .digit, right: "3, 1, 4, 1, 5", wrong: "4, 1, 4, 1, 5"),
            Fault(
                feature: .digit,
                right: "    label digit\n",
                wrong: "    label digit\n    label note: \"\"\n"
            ),
            Fault(
                feature: .digit,
                right: "label digit\n    button next: \"Next\"",
                wrong: "button next: \"Next\"\n    label digit"
            ),
            Fault(feature: .comments, right: "No comments yet", wrong: "No comments"),
            Fault(feature: .comments, right: " or \"Anonymous\"", wrong: ""),
            Fault(feature: .comments, right: " or \"icon0\"", wrong: ""),
            Fault(feature: .comments, right: "once favoured, ", wrong: ""),
            Fault(feature: .comments, right: "\"Could not favour\"", wrong: "\"It failed\""),
            Fault(feature: .comments, right: "as \"favour\"", wrong: "as \"favor\""),
            Fault(feature: .comments, right: "detail of author number", wrong: "detail of favours"),
            Fault(feature: .comments, right: "user detail", wrong: "user"),
            Fault(
                feature: .comments,
                right: "failure \"Could not favour\"",
                wrong: "success \"Favoured\", failure \"Could not favour\""
            ),
            Fault(
                feature: .comments,
                right: "leave out content: \"What it reads, with a style for whom it replies to.\"",
                wrong: "label content: author name"
            ),
        ]
    )
    func finds(fault: Fault) throws {
        let source = try Self.source(of: fault.feature)
        #expect(source.contains(fault.right))
        let outcome = try outcome(
            of: fault.feature,
            source.replacing(fault.right, with: fault.wrong)
        )
        #expect(!outcome.failures.isEmpty)
        #expect(
            outcome.failures.allSatisfy {
                $0.difference.variant == "the description" || $0.difference.kind == .expectation
            }
        )
    }

    @Test("What a description leaves out is not compared, and what it does not is")
    func leavesOut() throws {
        let source = try Self.source(of: .comments)
        let parts = ["time", "content", "row"]
        for part in parts {
            let line = try #require(
                source.split(separator: "\n").first { $0.contains("leave out \(part):") }
            )
            let failures = try outcome(of: .comments, source.replacing(line, with: "")).failures
            #expect(!failures.isEmpty, "without “leave out \(part)”")
        }
    }

    @Test("Pages of another size than those of the service are told")
    func tellsPageSize() throws {
        let source = try Self.source(of: .comments).replacing("pages of 20", with: "pages of 30")
        let description = try DescriptionReader.description(from: source)
        #expect {
            _ = try Subject(description, of: .comments)
        } throws: {
            "\($0)"
                == "the description of comments says that “comment service” lists in pages of 30, "
                + "and it does so in pages of 20"
        }
    }
}
