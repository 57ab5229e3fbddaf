internal import Equivalence
internal import Model
internal import Scenarios
internal import Testing

@MainActor
@Suite("Pages played from their description")
struct DescribedPageTests {
    private static let source = """
        feature shelf: "What somebody reads."

        fact own shelf: "Whether it is one's own."

        entity reader: "Somebody who reads."
            name: text "Ada", later ""
            face: text "cat", later ""
            followed: no

        entity book: "A book."
            title: text "Emma", later "Middlemarch"

        entity note: "What was thought of one."
            thought: text "Good", later "Long"

        service library: "Knows readers."
            loads the reader
            changes followed

        service catalogue card: "Knows books."
            lists every book in pages of 20

        service notebook: "Knows notes."
            lists every note

        header of the reader
            failure: "Could not load the reader"
            image face: face or "nobody"
            label name: "By ", name or "somebody"
            button follow unless own shelf: if followed "Following" otherwise "Follow"

        switch: "Notes" or "Books"

        list of every book
            empty: "No books"
            failure: "Could not load books"
            label title: title

        list of every note if own shelf
            empty: "No notes"
            failure: "Could not load notes"
            label thought: thought

        on tap of face
            go to reader detail

        on tap of follow
            ask if followed with "Stop": "Stop following ", name or "somebody", "?"
            toggle followed, failure if followed "Could not stop" otherwise "Could not follow"
        """

    private static let keys = [
        ScenarioKey("name", .text, ""), ScenarioKey("face", .text, ""),
        ScenarioKey("followed", .flag, ""), ScenarioKey("books", .integer(0...100), ""),
        ScenarioKey("notes", .integer(0...100), ""),
    ]
    private static let operations = ["reader", "reader-followed", "books", "notes"]
        .map(Model.Operation.init(rawValue:))

    private static let contract = FeatureContract(
        name: "shelf",
        title: "Shelf",
        openingKeys: keys + [
            ScenarioKey("reader", .integer(1...10), ""), ScenarioKey("ownShelf", .flag, ""),
            .scheduler, .failing(operations),
        ],
        settableKeys: keys,
        operations: operations,
        elements: [
            "reader.face", "reader.name", "follow", "switch", "books", "books.loading",
            "books.error", "books.retry", "books.empty", "books.footer", "books.more.retry",
            "book.#", "book.#.title", "notes", "notes.loading", "notes.error", "notes.retry",
            "notes.empty", "note.#", "note.#.thought",
        ],
        lists: ["books", "notes"],
        scenarios: [],
        latencyScenarios: [],
        randomOpening: { _ in [:] }
    )

    private func difference(_ lines: [String]) throws -> Difference? {
        try Self.contract.difference(in: lines, from: Self.source)
    }

    @Test(
        "The header and the lists load independently, and each can fail",
        arguments: [
            [
                #"{"open": "shelf", "reader": 3, "books": 2}"#,
                #"{"expect": {"reader.face": {"image": "nobody"}, "reader.name": "", "follow": null, "switch": null, "books.loading": {}}}"#,
                #"{"expect": {"requests": ["reader(3)", "books(page 1)"]}}"#,
                #"{"deliver": "last"}"#,
                #"{"expect": {"reader.name": "", "book.2": {}, "book.3": null}}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"reader.face": {"image": "cat"}, "reader.name": "By Ada", "follow": "Follow"}}"#,
            ],
            [
                #"{"open": "shelf", "name": "", "fail": ["reader"]}"#, #"{"deliver": "next"}"#,
                #"{"expect": {"toast": "Could not load the reader", "reader.name": "", "follow": null}}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"reader.face": {"image": "nobody"}, "book.5": {}}}"#,
            ],
            [
                #"{"open": "shelf", "ownShelf": true, "name": "", "notes": 1}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"reader.name": "By somebody", "follow": null, "switch": "Notes", "book.1": {}, "note.1": null}}"#,
                #"{"tap": "switch"}"#,
                #"{"expect": {"switch": "Books", "book.1": null, "note.1": {}, "note.2": null}}"#,
                #"{"set": {"notes": 2}}"#, #"{"pull": "notes"}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"note.2": {}}}"#,
            ],
        ]
    )
    func loads(lines: [String]) throws {
        #expect(try difference(lines) == nil)
    }

    @Test(
        "A header button asks if required, changes at once, and returns after a failure",
        arguments: [
            [
                #"{"open": "shelf"}"#, #"{"deliver": "all"}"#, #"{"tap": "follow"}"#,
                #"{"tap": "follow"}"#, #"{"expect": {"follow": "Following", "alert": null}}"#,
                #"{"deliver": "all"}"#, #"{"tap": "follow"}"#,
                #"{"expect": {"follow": "Following", "alert": "Stop following Ada?"}}"#,
                #"{"answer": "Stop"}"#,
                #"{"expect": {"follow": "Follow", "requests": ["reader(1)", "books(page 1)", "reader-followed(1)", "reader-followed(1)"]}}"#,
            ],
            [
                #"{"open": "shelf", "followed": true}"#, #"{"deliver": "all"}"#,
                #"{"fail": "reader-followed"}"#, #"{"tap": "follow"}"#, #"{"answer": "Stop"}"#,
                #"{"expect": {"follow": "Follow", "toast": null}}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"follow": "Following", "toast": "Could not stop"}}"#,
            ],
            [
                #"{"open": "shelf", "reader": 7}"#, #"{"tap": "reader.face"}"#,
                #"{"expect": {"routes": ["reader-detail(7)"]}}"#,
            ],
        ]
    )
    func changes(lines: [String]) throws {
        #expect(try difference(lines) == nil)
    }

    @Test("An expectation that the page does not meet is reported")
    func finds() throws {
        let wrong = [#"{"open": "shelf"}"#, #"{"expect": {"reader.name": "By Ada"}}"#]
        #expect(try difference(wrong) != nil)
    }
}
