internal import Testing

@testable internal import Descriptions

@Suite("Reading descriptions of lists whose service announces changes")
struct ListAnnouncementReaderTests {
    private static let source = DescribedReminders.source.replacing(
        "lists every reminder",
        with: "lists every reminder\n    announces changes"
    )

    @Test("A service that lists entities can announce changes")
    func announces() throws {
        let silent = try DescriptionReader.description(from: DescribedReminders.source)
        #expect(silent.listServices.map(\.announces) == [false])
        let description = try DescriptionReader.description(from: Self.source)
        #expect(description.listServices.map(\.announces) == [true])
        #expect(!description.announcesChanges)
    }

    @Test("The events of scenarios have the name of the entity")
    func events() throws {
        let entity = try #require(
            DescriptionReader.description(
                from: Self.source.replacing("reminder", with: "shopping item")
                    .replacing("feature shopping items", with: "feature reminders")
            )
            .entities.first
        )
        #expect(entity.changeEvent == "changed-shopping-item")
        #expect(entity.removalEvent == "removed-shopping-item")
    }

    @Test(
        "Wrong announcements are refused",
        arguments: [
            (
                "announces changes", "announces changes\n    announces changes",
                "11:5: this is already stated above"
            ),
            (
                "announces changes", "announces changes at once",
                "10:23: expected the end of the line, found 'at'"
            ),
            (
                "    announces changes\n", "    announces changes\n    saves it\n",
                "11:5: 'saves it' is only for an entity that a service loads"
            ),
            (
                "    lists every reminder\n    announces changes",
                "    announces changes\n    lists every reminder",
                "9:5: what a service can change belongs below 'lists every …' or 'loads the …'"
            ),
        ]
    )
    func refuses(right: String, wrong: String, message: String) {
        #expect(failure(Self.source.replacing(right, with: wrong)) == message)
    }

    @Test("A change must be visible in a row")
    func refusesConstantRows() {
        let source = Self.source
            .replacing("    label due: \"Due \", due\n", with: "")
            .replacing("    label state: if done \"Done\" otherwise \"Open\"\n", with: "")
            .replacing("title or \"Untitled\"", with: "\"A reminder\"")
        #expect(
            failure(source)
                == "8:1: no element of a row shows a field, so no announced change would be visible"
        )
    }

    @Test("A question before a count is refused")
    func refusesQuestion() {
        let source = Self.source
            .replacing("    done: no", with: "    tries: number 0, later 1")
            .replacing("    announces changes", with: "    counts tries\n    announces changes")
            .replacing(
                "    label state: if done \"Done\" otherwise \"Open\"",
                with: "    label tries: \"Tries: \", tries\n    button count: \"Tried\""
            )
            .replacing(
                "on tap of row",
                with: """
                    on tap of count
                        ask with "Yes": "Really?"
                        count tries, failure "No"

                    on tap of row
                    """
            )
        #expect(
            failure(source)?.hasSuffix(
                "a question before 'count' is not possible in a list whose service announces changes; "
                    + "remove 'ask with …' or 'announces changes'"
            ) == true
        )
    }
}
