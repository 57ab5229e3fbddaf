internal import Testing

@testable internal import Descriptions

@Suite("Numbers of rows that are counted together")
struct ListCountReaderTests {
    private static let source = """
        feature wall: "Posts."

        entity post: "A post."
            author number: number 1, later 2
            shares: number 3, later 0
            views: number 7, later 8
            shared: no

        service post service: "Stores posts."
            lists every post
            counts shares and views

        list of every post
            empty: "No posts"
            failure: "Could not load posts"
            image portrait: "portrait"
            label numbers: shares, " ", views
            button share: "Share"

        on tap of portrait
            go to author detail of author number

        on tap of share
            count shares and views, once shared, success "Shared", failure "Could not share"
        """

    @Test("A button counts the numbers that the service counts together")
    func readsCounter() throws {
        let description = try DescriptionReader.description(from: Self.source)
        #expect(description.listServices.map(\.counts) == [[[Name("shares"), Name("views")]]])
        let count = try #require(description.list?.counts.first)
        #expect(
            count
                == RowCount(
                    button: Name("share"),
                    field: Name("shares"),
                    others: [Name("views")],
                    once: Name("shared"),
                    success: "Shared",
                    failure: "Could not share"
                )
        )
        #expect(count.numbers == [Name("shares"), Name("views")])
        #expect(count.name == Name("shares and views"))
    }

    @Test("A limit is one of the first number")
    func limitsFirstNumber() throws {
        let source = Self.source.replacing("once shared", with: "at most 5")
        let count = try DescriptionReader.description(from: source).list?.counts.first
        let enabled = [4, 5].map {
            count?.isPossible(for: [Name("shares"): .number($0), Name("views"): .number(9)])
        }
        #expect(enabled == [true, false])
    }

    @Test("The name of a number can contain 'and'")
    func readsNameWithAnd() throws {
        let source = Self.source.replacing("shares and views", with: "pros and cons")
            .replacing("shares: number", with: "pros and cons: number")
            .replacing("shares, \" \", views", with: "pros and cons")
        let description = try DescriptionReader.description(from: source)
        #expect(description.listServices.map(\.counts) == [[[Name("pros and cons")]]])
        #expect(description.list?.counts.map(\.others) == [[]])
    }

    @Test(
        "The message about a mistake contains its place and the correction",
        arguments: [
            (
                "    counts shares and views", "    counts shares and view",
                "11:23: a post has no number 'view'; did you mean 'views'?"
            ),
            (
                "    counts shares and views", "    counts shares and shared",
                "11:23: a post has no number 'shared'; did you mean 'shares'?"
            ),
            (
                "    counts shares and views", "    counts shares and shares",
                "11:23: 'shares' is counted twice in this line"
            ),
            (
                "    counts shares and views", "    counts shares and",
                "11:22: expected a name, found the end of the line"
            ),
            (
                "    counts shares and views", "    counts shares and views and author number",
                "24:11: the service counts 'shares and views and author number' together; write "
                    + "'count shares and views and author number'"
            ),
            (
                "    counts shares and views", "    counts shares\n    counts views and shares",
                "12:5: 'shares' is already counted above"
            ),
            (
                "    counts shares and views", "    counts shares\n    counts views",
                "25:11: no service counts 'shares and views'; add 'counts shares and views' to the "
                    + "service"
            ),
            (
                "    count shares and views", "    count shares",
                "24:11: the service counts 'shares and views' together; write 'count shares and views'"
            ),
            (
                "    count shares and views", "    count views and shares",
                "24:11: the service counts 'shares and views' together; write 'count shares and views'"
            ),
            (
                "shares, \" \", views", "shares",
                "18:5: no element of a row shows 'views', although it changes"
            ),
            (
                "of author number", "of views",
                "24:11: the tap on 'portrait' opens a page by 'views', so no button can count it"
            ),
        ]
    )
    func tellsMistakes(right: String, wrong: String, message: String) {
        #expect(Self.source.contains(right))
        #expect(
            failure(Self.source.replacing(right, with: wrong, maxReplacements: 1)) == message
        )
    }

    @Test("At most three numbers are counted together")
    func countsThreeNumbers() {
        func source(_ numbers: [String]) -> String {
            Self.source.replacing("shares and views", with: numbers.joined(separator: " and "))
                .replacing(
                    "    shared: no",
                    with:
                        "    shared: no\n    likes: number 1, later 2\n    reach: number 1, later 2"
                )
                .replacing("\" \", views", with: "views, likes, reach")
        }
        #expect(failure(source(["shares", "views", "likes"])) == nil)
        #expect(
            failure(source(["shares", "views", "likes", "reach"]))
                == "13:43: a service can count at most 3 numbers together"
        )
    }
}
