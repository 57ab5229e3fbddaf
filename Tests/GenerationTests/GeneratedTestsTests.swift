internal import Descriptions
internal import Generation
internal import PackageEditing
internal import Testing

/// Verifies that generated tests distinguish faults of every kind.
@Suite("Generated tests")
struct GeneratedTestsTests {
    private func text(_ name: String, _ source: String) throws -> String {
        let files = try FeatureGenerator(
            try DescriptionReader.description(from: source),
            templates: .ofPackage
        ).tests
        return try #require(files.first { $0.path.hasSuffix("/\(name).swift") }).text
    }

    private let counter = """
        feature stock: "What is there."

        entity shelf: "Where it stands."
            amount: number 7, later 3

        entity shop: "Where it is sold."
            name: text "Ada's", later "Mae's"

        service shelf keeper: "Keeps it."
            gives the current shelf

        service shop keeper: "Sells it."
            gives the current shop

        screen
            label summary
            label note
            button show: "Show"

        on tap of show
            show in summary: words amount of shelf counted as "thing", name of shop
            show in note: "That is all"
        """

    private let list = """
        feature jobs: "What is to be done."

        entity job: "Something to be done."
            title: text "Paint", later ""
            state: one of open, running, done
            votes: number 0, later 3

        service job service: "Keeps jobs."
            lists every job in pages of 20
            counts votes

        list of every job
            empty: "Nothing"
            failure: "Could not load"
            label title: title
            label note: if state is done "Done" otherwise "To do"
            label sum: votes counted as "vote"
            button vote: "Vote"

        on tap of vote
            count votes, failure "No"
        """

    @Test(
        "Counts are tried for none, one and several, also with values of another service",
        arguments: [
            "MVPTests/ViewFreeTests+StockPresenter", "MVVMTests/ViewFreeTests+StockViewModel",
            "VIPERTests/ViewFreeTests+StockModule", "StoreTests/ViewFreeTests+StockStore",
            "ObservableTests/ViewFreeTests+StockModel",
        ]
    )
    func counts(file: String) throws {
        let text = try text(file, counter)
        for shown in ["Ada's", "1 thing Ada's", "2 things Ada's", "1000 things Ada's"] {
            #expect(text.contains("== \"\(shown)\")"))
        }
    }

    @Test("Rows are tried with values of a choice")
    func choices() throws {
        let text = try text("MVPTests/ViewFreeTests+JobsPresenter", list)
        for note in ["To do", "Done"] {
            #expect(text.contains(".note == \"\(note)\")"))
        }
    }

    @Test("The number of rows is tested for one, several and none")
    func countsRows() throws {
        let counted = list.replacing(
            "    label title",
            with: "    count number: \"job\" or \"jobs\"\n    label title"
        )
        let text = try text("MVPTests/ViewFreeTests+JobsPresenter", counted)
        for count in ["0 jobs", "1 job", "3 jobs"] {
            #expect(text.contains("#expect(view.number == \"\(count)\")"))
        }
    }

    @Test("A counter with a limit is tested on both sides of it")
    func limits() throws {
        let limited = list.replacing("count votes,", with: "count votes, at most 3,")
        for file in [
            "MVPTests/ViewFreeTests+JobsPresenter", "MVVMTests/ViewFreeTests+JobsViewModel",
        ] {
            let text = try text(file, limited)
            #expect(text.contains(/#expect\(try \w+\(2.*\)\.canVote/))
            #expect(text.contains(/#expect\(try !\w+\(2.*\)\.canVote/))
        }
    }

    @Test("Further pages are tested without a view")
    func pages() throws {
        let text = try text("VIPERTests/ViewFreeTests+JobsPresenter", list)
        #expect(text.contains(#"== ["jobs(page 1)", "jobs(page 2)"])"#))
    }
}
