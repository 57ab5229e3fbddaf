internal import Testing

@testable internal import Descriptions

@Suite("Rows that move between filters")
struct MovingRowsReaderTests {
    private static let source = """
        feature jobs: "Jobs."

        entity job: "A job."
            title: text "Paint", later ""
            votes: number 0, later 1
            done: no
            voted: no

        service job service: "Stores jobs."
            lists every job
            changes done
            counts votes

        list of every job
            empty: "Nothing"
            failure: "Could not load"
            filter all: "All"
            filter open: "Open" unless done
            rows move at once
            label title: title, votes
            button check: if done "Reopen" otherwise "Done"
            button vote: "Vote"

        on tap of check
            toggle done, failure "No"

        on tap of vote
            count votes, once voted, failure "No"
        """

    @Test("Rows move if the list states it, by the fields of its filters")
    func readsMoves() throws {
        let list = try #require(try DescriptionReader.description(from: Self.source).list)
        #expect(list.movesRows)
        #expect(list.movingFields == [Name("done")])
        let resting = Self.source.replacing("    rows move at once\n", with: "")
        let other = try #require(try DescriptionReader.description(from: resting).list)
        #expect(!other.movesRows)
        #expect(other.movingFields.isEmpty)
    }

    @Test("A counter can change the field of a filter")
    func movesByCounter() throws {
        let source = Self.source.replacing("unless done", with: "unless voted")
        let list = try DescriptionReader.description(from: source).list
        #expect(list?.movingFields == [Name("voted")])
    }

    @Test(
        "The message about a mistake contains its place and the correction",
        arguments: [
            (
                "    rows move at once\n", "    rows move at once\n    rows move at once\n",
                "20:5: this is already stated above"
            ),
            (
                "    rows move at once", "    rows move at once: yes",
                "19:22: expected the end of the line, found a colon"
            ),
            (
                "    filter all: \"All\"\n    filter open: \"Open\" unless done\n", "",
                "17:5: the list has no filters between which a row could move; add two, such as "
                    + "'filter all: \"All\"' and 'filter open: \"Open\" unless FIELD'"
            ),
            (
                "once voted, ", "",
                nil
            ),
            (
                "unless done", "if voted",
                nil
            ),
        ]
    )
    func tellsMistakes(right: String, wrong: String, message: String?) {
        #expect(Self.source.contains(right))
        #expect(failure(Self.source.replacing(right, with: wrong)) == message)
    }

    @Test("A button must change the field of a filter")
    func needsButton() {
        let source = Self.source.replacing("unless done", with: "unless voted")
            .replacing("once voted, ", with: "")
        #expect(
            failure(source)
                == "19:5: no button of a row changes the field of a filter, so no row can move; add a "
                + "button or remove 'rows move at once'"
        )
    }

    @Test("A list that loads in pages has no filters between which rows could move")
    func needsOneLoad() {
        let source = Self.source.replacing(
            "every job\n    changes",
            with: "every job in pages of 20\n    changes"
        )
        .replacing(
            "    filter all: \"All\"\n    filter open: \"Open\" unless done\n",
            with: ""
        )
        #expect(
            failure(source)
                == "17:5: a list that loads in pages cannot be filtered, so no row can move; remove "
                + "the pages or 'rows move at once'"
        )
    }
}
