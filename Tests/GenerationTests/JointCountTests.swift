internal import Descriptions
internal import Generation
internal import Testing

@Suite("Generated counters of several numbers")
struct JointCountTests {
    private static let source = """
        feature pinboard: "Notes."

        entity note: "A note."
            shares: number 3, later 0
            views: number 7, later 8

        service note service: "Stores notes."
            lists every note
            counts shares and views

        list of every note
            empty: "No notes"
            failure: "Could not load notes"
            label numbers: shares, " ", views
            button share: "Share"

        on tap of share
            count shares and views, failure "Could not share"
        """

    /// The files with their names, without their folders.
    private func files() throws -> [String: String] {
        try GeneratedFiles.of(Self.source)
    }

    @Test("The reply of the service is a type with all numbers")
    func reply() throws {
        let files = try files()
        #expect(
            files["Model/NoteSharesAndViews.swift"] == """
                /// The shares and views of a note after the service has increased them.
                package struct NoteSharesAndViews: Hashable, Sendable {
                    package var shares: Int
                    package var views: Int

                    package init(shares: Int, views: Int) {
                        self.shares = shares
                        self.views = views
                    }
                }

                """
        )
        let service = try #require(files["Model/NoteService.swift"])
        #expect(
            service.contains(
                "countSharesAndViews(noteID: Note.ID, completion: @escaping Completion<NoteSharesAndViews>)"
            )
        )
    }

    @Test(
        "Every architecture applies all numbers of the reply",
        arguments: [
            "MVC/NoteCellController", "MVP/NoteCellPresenter", "MVVM/NoteCellViewModel",
            "VIPER/PinboardInteractor", "Observable/NoteModel", "Store/PinboardReducer",
        ]
    )
    func applies(file: String) throws {
        let text = try #require(try files()["\(file).swift"])
        #expect(text.contains("shares = counts.shares\n"))
        #expect(text.contains("views = counts.views\n"))
    }

    @Test("The name of the reply must not be that of another type")
    func collides() throws {
        func collision(_ source: String) throws -> String? {
            try NameCheck.collision(in: DescriptionReader.description(from: source))
                .map { "\($0.name): \($0.reason)" }
        }
        #expect(try collision(Self.source) == nil)
        let found = try collision(
            Self.source.replacing("note service", with: "note shares and views")
        )
        #expect(
            found == "note: 'note shares and views' and 'note' would both become "
                + "NoteSharesAndViews in InMemoryNoteSharesAndViews.swift"
        )
    }
}
