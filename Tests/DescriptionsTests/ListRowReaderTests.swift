internal import Testing

@testable internal import Descriptions

@Suite("Rows of described lists")
struct ListRowReaderTests {
    private static let source = """
        feature comments: "What people write."

        entity comment: "What somebody wrote."
            author number: number 1, later 2
            icon: text "", later "icon1"
            favours: number 0, later 1
            favoured: no

        service comment service: "Keeps what people write."
            lists every comment
            counts favours

        list of every comment
            empty: "No comments"
            failure: "Could not load comments"
            image avatar: icon or "icon0"
            leave out time: "How long ago it was written."
            label favours: favours counted as "favour"
            button favour: "Favour"
            leave out row: "Its height."

        on tap of avatar
            go to user detail of author number

        on tap of favour
            count favours, once favoured, success "Thanks", failure "Could not favour"
        """

    @Test("An image leads to the page of what a number names")
    func readsImage() throws {
        let list = try #require(try DescriptionReader.description(from: Self.source).list)
        #expect(list.elements.map(\.kind) == [.image, .label, .button])
        #expect(
            list.links
                == [
                    PageLink(
                        Name("avatar"),
                        page: Name("user detail"),
                        field: Name("author number")
                    )
                ]
        )
    }

    @Test("A button counts once or again and again, and says that it did")
    func readsCount() throws {
        let description = try DescriptionReader.description(from: Self.source)
        #expect(description.listServices.map(\.counts) == [[[Name("favours")]]])
        #expect(
            description.list?.counts
                == [
                    RowCount(
                        button: Name("favour"),
                        field: Name("favours"),
                        once: Name("favoured"),
                        success: "Thanks",
                        failure: "Could not favour"
                    )
                ]
        )
        let again = Self.source.replacing("once favoured, success \"Thanks\", ", with: "")
        let count = try DescriptionReader.description(from: again).list?.counts.first
        #expect(count?.once == nil)
        #expect(count?.success == nil)
    }

    @Test("A button counts up to a number, from which on it is disabled")
    func readsLimit() throws {
        let limited = Self.source.replacing("once favoured,", with: "at most 5,")
        let count = try #require(
            try DescriptionReader.description(from: limited).list?.counts.first
        )
        #expect(count.most == 5)
        let enabled = [4, 5, 6].map { count.isPossible(for: [count.field: .number($0)]) }
        #expect(enabled == [true, false, false])
    }

    @Test("What cannot be said is named with what it is")
    func readsLeftOut() throws {
        let list = try DescriptionReader.description(from: Self.source).list
        #expect(
            list?.leftOut
                == [
                    LeftOut(name: Name("time"), reason: "How long ago it was written."),
                    LeftOut(name: LeftOut.row, reason: "Its height."),
                ]
        )
        #expect(list?.leftOutParts == ["comment.time", "comment"])
    }

    @Test(
        "An error names its place and the correct form",
        arguments: [
            (
                "    counts favours\n", "    counts favour\n",
                "11:12: a comment has no number 'favour'; did you mean 'favours'?"
            ),
            (
                "    counts favours\n", "    counts icon\n",
                "11:12: a comment has no number 'icon'"
            ),
            (
                "    counts favours\n", "    counts favours\n    counts favours\n",
                "12:5: 'counts favours' is already stated above"
            ),
            (
                "    counts favours\n", "",
                "25:11: no service counts 'favours'; add 'counts favours' to the service"
            ),
            (
                "once favoured", "at most 0",
                "26:28: 'favours' is never below 0, so nobody could count it; choose a larger number"
            ),
            (
                "go to user detail of author number", "go to user detail of favours",
                "26:11: the tap on 'avatar' opens a page by 'favours', so no button can count it"
            ),
            ("once favoured", "at 5", "26:23: expected 'most', found the number 5"),
            (
                "once favoured", "once icon",
                "26:25: a comment has no 'icon' that is yes or no"
            ),
            (
                "\n\non tap of favour\n    count",
                "\n\non tap of favour\n    count author number, failure \"No\"\n    count",
                "27:5: a button in a row can change only one thing"
            ),
            (
                " of author number", "",
                "23:22: expected 'of', found the end of the line"
            ),
            (
                "of author number", "of author",
                "23:26: a comment has no number 'author'; did you mean 'author number'?"
            ),
            (
                "    go to user detail of author number\n", "    count favours, failure \"No\"\n",
                "23:5: a tap on an image opens a page: 'go to PAGE of FIELD'"
            ),
            (
                "favours counted as \"favour\"", "favours \"favour\"",
                "18:28: separate parts with a comma; to show a count, write: favours counted as \"favour\""
            ),
            (
                "favours counted as \"favour\"", "\"favours\" favours",
                "18:30: expected a comma between parts, or the end of the line, found 'favours'"
            ),
            (
                "leave out time: \"How long ago it was written.\"", "leave out time",
                "17:19: expected a colon, found the end of the line"
            ),
            (
                "    leave out time", "    leave out favour",
                "19:12: 'favour' is already declared in line 17; each element needs a unique name"
            ),
        ]
    )
    func tellsMistakes(right: String, wrong: String, message: String) {
        #expect(Self.source.contains(right))
        #expect(
            failure(Self.source.replacing(right, with: wrong, maxReplacements: 1)) == message
        )
    }

    @Test("What is yes from then on belongs to one button")
    func onceBelongsToOne() {
        let source =
            Self.source.replacing(
                "    favoured: no",
                with: "    favoured: no\n    likes: number 0, later 1"
            )
            .replacing(
                "    counts favours",
                with: "    counts favours\n    counts likes"
            )
            .replacing(
                "    leave out row",
                with:
                    "    label likes: likes\n    button again: \"Again\"\n    leave out row"
            )
            + "\n\non tap of again\n    count likes, once favoured, failure \"No\""
        #expect(failure(source) == "33:23: 'favour' already sets 'favoured'")
    }

    @Test("A field that a button above counts selects no page")
    func countsNoPage() throws {
        let tap = "on tap of avatar\n    go to user detail of author number\n\n"
        let source =
            Self.source.replacing(tap, with: "") + "\n\n"
            + tap.replacing("author number", with: "favours")
        #expect(
            failure(source)
                == "26:26: 'favour' counts 'favours', so it cannot select the page to open"
        )
    }

    @Test("What is counted is shown, unless something is left out that may show it")
    func showsCounts() {
        let source = Self.source.replacing(
            "label favours: favours counted as \"favour\"",
            with: "label icon: icon"
        )
        #expect(failure(source) == nil)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            failure(lines.filter { !$0.contains("leave out") }.joined(separator: "\n"))
                == "18:5: no element of a row shows 'favours', although it changes"
        )
    }
}
