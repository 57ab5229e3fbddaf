internal import Equivalence
internal import Matrix
internal import Testing

@MainActor
@Suite("Faults in descriptions")
struct DescriptionFaultTests {
    struct Fault: CustomTestStringConvertible, Sendable {
        let feature: Feature
        let right: String
        let wrong: String

        var testDescription: String { "\(feature): \(wrong)" }
    }

    @Test(
        "A fault in a description is found",
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
            Fault(feature: .comments, right: "user detail", wrong: "user"),
            Fault(
                feature: .comments,
                right: "failure \"Could not favour\"",
                wrong: "success \"Favoured\", failure \"Could not favour\""
            ),
            Fault(
                feature: .comments,
                right:
                    "leave out content: \"The text, with a separate style for the name it replies to.\"",
                wrong: "label content: author name"
            ),
            Fault(feature: .blogFeed, right: "icon or \"icon0\"", wrong: "icon"),
            Fault(
                feature: .blogFeed,
                right: "biography or \"This person left nothing here.\"",
                wrong: "biography"
            ),
            Fault(
                feature: .blogFeed,
                right: "\"Could not load the user\"",
                wrong: "\"Could not load\""
            ),
            Fault(feature: .blogFeed, right: "unless own page", wrong: "if own page"),
            Fault(
                feature: .blogFeed,
                right: "\"Drafts\" or \"Blogs\"",
                wrong: "\"Blogs\" or \"Drafts\""
            ),
            Fault(feature: .blogFeed, right: "draft if own page", wrong: "draft unless own page"),
            Fault(feature: .blogFeed, right: "ask if followed with", wrong: "ask with"),
            Fault(
                feature: .blogFeed,
                right:
                    "ask if followed with \"Unfollow\": \"Stop following \", name or \"Anonymous\", \"?\"\n    ",
                wrong: ""
            ),
            Fault(feature: .blogFeed, right: "name or \"Anonymous\", \"?\"", wrong: "name, \"?\""),
            Fault(
                feature: .blogFeed,
                right: "if followed \"Could not unfollow\" otherwise \"Could not follow\"",
                wrong: "\"Could not follow\""
            ),
            Fault(feature: .blogFeed, right: "once liked, ", wrong: ""),
            Fault(feature: .blogFeed, right: "success \"Shared\", ", wrong: ""),
            Fault(feature: .blogFeed, right: "\"Shared\"", wrong: "\"Passed on\""),
            Fault(feature: .blogFeed, right: "go to blog detail", wrong: "go to draft detail"),
            Fault(feature: .blogFeed, right: "go to user detail", wrong: "go to user"),
            Fault(feature: .blogFeed, right: "title or \"Untitled\"", wrong: "title"),
            Fault(
                feature: .blogFeed,
                right: "\"Edited \", edited at",
                wrong: "\"Edited: \", edited at"
            ),
            Fault(
                feature: .profile,
                right: "name is not blank",
                wrong: "name has at most 160 characters"
            ),
            Fault(
                feature: .profile,
                right: "\"Enter a name\"",
                wrong: "\"Enter your name\""
            ),
            Fault(
                feature: .profile,
                right: "is blank or an address",
                wrong: "is an address"
            ),
            Fault(
                feature: .profile,
                right: "mail is blank or an address",
                wrong: "mail is not blank"
            ),
            Fault(
                feature: .profile,
                right: "at most 160",
                wrong: "at most 161"
            ),
            Fault(
                feature: .profile,
                right: "    announces changes\n",
                wrong: ""
            ),
            Fault(
                feature: .profile,
                right: "    counter of bio\n",
                wrong: ""
            ),
            Fault(
                feature: .profile,
                right: "switch newsletter: newsletter\n    button save: \"Save\"",
                wrong: "button save: \"Save\"\n    switch newsletter: newsletter"
            ),
            Fault(
                feature: .profile,
                right: "\"Could not save\"",
                wrong: "\"It failed\""
            ),
            Fault(
                feature: .profile,
                right: "or \"Keep editing\"",
                wrong: "or \"Cancel\""
            ),
            Fault(
                feature: .profile,
                right:
                    "    ask if changed with \"Discard\" or \"Keep editing\": \"Discard changes?\"\n",
                wrong: ""
            ),
            Fault(
                feature: .profile,
                right: "mail or \"No address\"",
                wrong: "mail"
            ),
            Fault(
                feature: .profile,
                right: "\"Could not load the profile\"",
                wrong: "\"Could not load\""
            ),
            Fault(
                feature: .profile,
                right: "if newsletter \"on\" otherwise \"off\"",
                wrong: "if newsletter \"yes\" otherwise \"no\""
            ),
        ]
    )
    func finds(fault: Fault) throws {
        let source = try fault.feature.source()
        #expect(source.contains(fault.right))
        let difference = try #require(
            try fault.feature.firstDifference(
                from: source.replacing(fault.right, with: fault.wrong)
            )
        )
        #expect(difference.variant == "MVC" || difference.kind == .expectation)
    }
}
