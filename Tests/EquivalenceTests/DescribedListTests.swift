internal import Equivalence
internal import Model
internal import Scenarios
internal import Testing

@MainActor
@Suite("Lists played from their description")
struct DescribedListTests {
    static let source = """
        feature jobs: "What is to be done."

        entity job: "Something to be done."
            title: text "", later "Paint"
            due: date 2026-02-28, later 2027-01-01
            done: no

        service job service: "Keeps jobs."
            lists every job
            changes done

        list of every job
            empty: "Nothing"
            failure: "Could not load"
            label due: words title, due
            label state: if done "Done" otherwise "Open"
            button check: "Turn"

        on tap of check
            toggle done, failure "No"

        on tap of row
            go to job detail
        """

    private static let contract = FeatureContract(
        name: "jobs",
        title: "Jobs",
        openingKeys: [
            ScenarioKey("seed", .integer(0...Int.max), ""),
            ScenarioKey("jobs", .integer(0...100), ""),
            .scheduler, .failing([Model.Operation(rawValue: "jobs")]),
        ],
        settableKeys: [ScenarioKey("jobs", .integer(0...100), "")],
        events: [
            ScenarioKey(
                "changed-job",
                .object([
                    ScenarioKey("id", .integer(1...100), ""), ScenarioKey("title", .text, ""),
                    ScenarioKey("due", .day, ""), ScenarioKey("done", .flag, ""),
                    ScenarioKey("votes", .integer(0...100), ""),
                ]),
                ""
            ), ScenarioKey("removed-job", .integer(1...100), ""),
        ],
        operations: [
            "jobs", "job-done", "job-votes", "job-votes-and-views", "job-removal", "job-return",
            "job-addition",
        ]
        .map(Model.Operation.init(rawValue:)),
        elements: [
            "jobs", "jobs.loading", "jobs.error", "jobs.retry", "jobs.empty", "job.#", "job.#.due",
            "job.#.state", "job.#.check", "job.#.drop", "job.#.vote", "job.#.votes", "all", "open",
            "more", "back", "jobs.footer", "jobs.more.retry", "sum",
        ],
        lists: ["jobs"],
        scenarios: [],
        latencyScenarios: [],
        randomOpening: { _ in [:] }
    )

    func difference(
        _ lines: [String],
        source: String = DescribedListTests.source
    ) throws -> Difference? {
        try Self.contract.difference(in: lines, from: source)
    }

    /// The description of a list in which rows can be added, removed and restored.
    private static let removing = source.replacing(
        "changes done",
        with: "changes done\n    adds one\n    removes one\n    restores one"
    )
    .replacing(
        "    label due",
        with: """
                add more: "New", failure "Not added"
                undo back: "Undo", failure "Not back"
                filter all: "All"
                filter open: "Open" unless done
                button drop: "Drop"
                label due
            """
    )
    .replacing(
        "on tap of row",
        with: """
            on tap of drop
                ask with "Sure": "Drop ", title, "?"
                remove it, success "Gone", failure "Still here"

            on tap of row
            """
    )

    @Test(
        "A confirmed removal shows at once, and the row returns after a failure",
        arguments: [
            [
                #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#, #"{"tap": "job.2.drop"}"#,
                #"{"expect": {"alert": {}, "job.2": {}, "requests": ["jobs"]}}"#,
                #"{"answer": "Cancel"}"#, #"{"tap": "job.2.drop"}"#, #"{"answer": "Sure"}"#,
                #"{"expect": {"job.1": {}, "job.2": null, "job.3": {}, "requests": ["jobs", "job-removal(2)"]}}"#,
                #"{"pull": "jobs"}"#, #"{"deliver": "last"}"#,
                #"{"expect": {"job.2": null, "toast": null}}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"job.2": null, "toast": "Gone"}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 1}"#, #"{"deliver": "all"}"#,
                #"{"fail": "job-removal"}"#, #"{"tap": "job.1.drop"}"#, #"{"answer": "Sure"}"#,
                #"{"expect": {"jobs.empty": "Nothing", "job.1": null}}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"jobs.empty": null, "job.1": {}, "toast": "Still here"}}"#,
                #"{"expect": {"back": {"enabled": false}}}"#,
            ],
            [
                // A row with a pending change accepts no other change.
                #"{"open": "jobs", "jobs": 1}"#, #"{"deliver": "all"}"#,
                #"{"tap": "job.1.check"}"#, #"{"tap": "job.1.drop"}"#,
                #"{"expect": {"alert": null, "requests": ["jobs", "job-done(1)"]}}"#,
            ],
        ]
    )
    func removes(lines: [String]) throws {
        #expect(try difference(lines, source: Self.removing) == nil)
    }

    @Test(
        "A row can be added, and the last removed row can be restored",
        arguments: [
            [
                #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"back": {"text": "Undo", "enabled": false}, "more": "New"}}"#,
                #"{"tap": "job.2.drop"}"#, #"{"answer": "Sure"}"#,
                #"{"expect": {"back": {"enabled": false}}}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"back": {"enabled": true}, "job.2": null}}"#, #"{"tap": "back"}"#,
                #"{"expect": {"back": {"enabled": false}, "job.2": null}}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"job.2": {}, "back": {"enabled": false}, "requests": ["jobs", "job-removal(2)", "job-return(2)", "jobs"]}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 1}"#, #"{"deliver": "all"}"#, #"{"tap": "job.1.drop"}"#,
                #"{"answer": "Sure"}"#, #"{"deliver": "all"}"#, #"{"fail": "job-return"}"#,
                #"{"tap": "back"}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"back": {"enabled": true}, "toast": "Not back", "jobs.empty": {}}}"#,
                // A row that the service no longer has cannot be restored.
                #"{"set": {"jobs": 0}}"#, #"{"tap": "back"}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"jobs.empty": {}}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 1}"#, #"{"deliver": "all"}"#, #"{"tap": "more"}"#,
                #"{"tap": "more"}"#, #"{"expect": {"requests": ["jobs", "job-addition"]}}"#,
                #"{"deliver": "all"}"#, #"{"expect": {"job.1": {}, "job.2": {}}}"#,
                #"{"fail": "job-addition"}"#, #"{"tap": "more"}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"job.2": {}, "job.3": null, "toast": "Not added"}}"#,
            ],
        ]
    )
    func addsAndBringsBack(lines: [String]) throws {
        #expect(try difference(lines, source: Self.removing) == nil)
    }

    @Test("A count stays during and after another change of its row, also if that fails")
    func countsDuringChanges() throws {
        let source =
            Self.source.replacing("done: no", with: "done: no\n    votes: number 0, later 9")
            .replacing("changes done", with: "changes done\n    counts votes")
            .replacing(
                "    label due",
                with: "    button vote: votes counted as \"vote\"\n    label due"
            )
            + "\n\non tap of vote\n    count votes, failure \"Not counted\""
        // With seed 1, the first job has nine votes.
        let lines = [
            #"{"open": "jobs", "jobs": 1, "seed": 1}"#, #"{"deliver": "all"}"#,
            #"{"fail": "job-done"}"#, #"{"tap": "job.1.vote"}"#, #"{"tap": "job.1.check"}"#,
            #"{"deliver": "next"}"#,
            #"{"expect": {"job.1.vote": "10 votes"}}"#, #"{"pull": "jobs"}"#,
            #"{"deliver": "last"}"#,
            #"{"expect": {"job.1.vote": "10 votes"}}"#, #"{"deliver": "all"}"#,
            #"{"expect": {"job.1.vote": "10 votes", "toast": "No"}}"#,
        ]
        #expect(try difference(lines, source: source) == nil)
    }

    @Test(
        "A described list loads, fails, is empty, refreshes and opens a route",
        arguments: [
            [
                #"{"open": "jobs", "jobs": 2}"#,
                #"{"expect": {"jobs.loading": {}, "job.1": null, "requests": ["jobs"]}}"#,
                #"{"pull": "jobs"}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"jobs.loading": null, "jobs.empty": null, "job.2": {}, "job.3": null, "requests": ["jobs"]}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 1, "fail": ["jobs"]}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"jobs.error": "Could not load", "jobs.retry": "Retry", "jobs.loading": null}}"#,
                #"{"fail": "jobs"}"#, #"{"tap": "jobs.retry"}"#,
                #"{"expect": {"jobs.error": null, "jobs.retry": null, "jobs.loading": {}}}"#,
                #"{"deliver": "all"}"#, #"{"pull": "jobs"}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"jobs.error": null, "job.1": {}, "toast": null}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 0}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"jobs.empty": "Nothing"}}"#, #"{"set": {"jobs": 3}}"#,
                #"{"pull": "jobs"}"#, #"{"pull": "jobs"}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"jobs.empty": null, "job.3": {}, "requests": ["jobs", "jobs"]}}"#,
                #"{"fail": "jobs"}"#, #"{"set": {"jobs": 0}}"#, #"{"pull": "jobs"}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"job.3": {}, "toast": "Could not refresh"}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 20}"#, #"{"deliver": "all"}"#,
                #"{"scroll": "jobs", "to": 19}"#, #"{"tap": "job.20"}"#,
                #"{"expect": {"routes": ["job-detail(20)"]}}"#, #"{"back": true}"#,
                #"{"expect": {"routes": []}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#, #"{"tap": "job.3.check"}"#,
                #"{"expect": {"job.3.state": "Open", "requests": ["jobs", "job-done(3)"]}}"#,
                #"{"tap": "job.3.check"}"#, #"{"pull": "jobs"}"#, #"{"deliver": "last"}"#,
                #"{"expect": {"job.3.state": "Open", "requests": ["jobs", "job-done(3)", "jobs"]}}"#,
                #"{"deliver": "all"}"#, #"{"pull": "jobs"}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"job.3.state": "Open", "toast": null}}"#, #"{"fail": "job-done"}"#,
                #"{"tap": "job.3.check"}"#, #"{"expect": {"job.3.state": "Done"}}"#,
                #"{"deliver": "all"}"#, #"{"expect": {"job.3.state": "Open", "toast": "No"}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#, #"{"fail": "job-done"}"#,
                #"{"tap": "job.3.check"}"#, #"{"set": {"jobs": 2}}"#, #"{"pull": "jobs"}"#,
                #"{"deliver": "last"}"#,
                #"{"expect": {"job.3": null}}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"toast": "No"}}"#, #"{"set": {"jobs": 3}}"#, #"{"pull": "jobs"}"#,
                #"{"deliver": "all"}"#, #"{"expect": {"job.3.state": "Done"}}"#,
            ],
            // The jobs of seed 7.
            [
                #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"job.1.due": "2027-01-01", "job.1.state": "Open"}}"#,
                #"{"expect": {"job.2.due": "2026-02-28", "job.2.state": "Open", "job.3.state": "Done"}}"#,
            ],
        ]
    )
    func does(scenario: [String]) throws {
        #expect(try difference(scenario) == nil)
    }

    @Test(
        "A change that asks is sent only after confirmation, also if the row is gone",
        arguments: [
            [
                #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#, #"{"tap": "job.3.check"}"#,
                #"{"expect": {"alert": "Turn Done?", "alert.Yes": {}, "alert.Cancel": {}, "job.3.state": "Done"}}"#,
                #"{"answer": "Cancel"}"#, #"{"expect": {"alert": null, "requests": ["jobs"]}}"#,
                #"{"tap": "job.3.check"}"#, #"{"answer": "Yes"}"#,
                #"{"expect": {"job.3.state": "Open", "requests": ["jobs", "job-done(3)"]}}"#,
                #"{"tap": "job.3.check"}"#, #"{"expect": {"alert": null}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#, #"{"set": {"jobs": 2}}"#,
                #"{"pull": "jobs"}"#, #"{"tap": "job.3.check"}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"alert": {}, "job.3": null}}"#, #"{"answer": "Yes"}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"toast": "No", "requests": ["jobs", "jobs", "job-done(3)"]}}"#,
            ],
        ]
    )
    func asks(scenario: [String]) throws {
        let source = Self.source.replacing(
            "    toggle done",
            with:
                "    ask with \"Yes\": \"Turn \", (if done \"Done\" otherwise \"Open\"), \"?\"\n    toggle done"
        )
        #expect(try difference(scenario, source: source) == nil)
    }

    @Test(
        "Pages load in order, can fail, and are dropped after a refresh",
        arguments: [
            [
                #"{"open": "jobs", "jobs": 41}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"jobs.footer": null, "requests": ["jobs(page 1)"]}}"#,
                #"{"scroll": "jobs", "to": 19}"#,
                #"{"expect": {"jobs.footer": "Loading more…", "jobs.more.retry": null, "requests": ["jobs(page 1)", "jobs(page 2)"]}}"#,
                #"{"deliver": "all"}"#, #"{"scroll": "jobs", "to": 39}"#, #"{"deliver": "all"}"#,
                #"{"scroll": "jobs", "to": 40}"#,
                #"{"expect": {"job.41": {}, "jobs.footer": "No more jobs"}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 30}"#, #"{"deliver": "all"}"#, #"{"fail": "jobs"}"#,
                #"{"scroll": "jobs", "to": 19}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"jobs.footer": "Could not load more", "jobs.more.retry": "Retry"}}"#,
                #"{"scroll": "jobs", "to": 19}"#,
                #"{"expect": {"requests": ["jobs(page 1)", "jobs(page 2)"]}}"#,
                #"{"tap": "jobs.more.retry"}"#, #"{"deliver": "all"}"#,
                #"{"scroll": "jobs", "to": 29}"#, #"{"expect": {"job.30": {}}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 30}"#, #"{"deliver": "all"}"#,
                #"{"set": {"jobs": 31}}"#, #"{"scroll": "jobs", "to": 19}"#, #"{"deliver": "all"}"#,
                #"{"scroll": "jobs", "to": 20}"#,
                #"{"expect": {"job.20": {}, "job.21": {}, "job.31": null}}"#,
                #"{"scroll": "jobs", "to": 0}"#, #"{"pull": "jobs"}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"job.31": {}}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 30}"#, #"{"deliver": "all"}"#,
                #"{"scroll": "jobs", "to": 19}"#, #"{"pull": "jobs"}"#,
                #"{"expect": {"jobs.footer": "Loading more…"}}"#, #"{"deliver": "last"}"#,
                #"{"deliver": "next"}"#, #"{"scroll": "jobs", "to": 20}"#,
                #"{"expect": {"job.20": {}, "job.21": null, "jobs.footer": "Loading more…"}}"#,
                #"{"expect": {"requests": ["jobs(page 1)", "jobs(page 2)", "jobs(page 1)", "jobs(page 2)"]}}"#,
            ],
        ]
    )
    func pages(scenario: [String]) throws {
        let source = Self.source.replacing(
            "every job\n    changes",
            with: "every job in pages of 20\n    changes"
        )
        #expect(try difference(scenario, source: source) == nil)
    }

    @Test("A filter shows matching rows; a changed row stays until a filter is chosen")
    func filters() throws {
        let source = Self.source.replacing(
            "    label due",
            with: "    filter all: \"All\"\n    filter open: \"Open\" unless done\n    label due"
        )
        // With seed 7, the third job is done.
        let scenario = [
            #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#,
            #"{"expect": {"all": {"text": "All", "enabled": false}, "open": {"enabled": true}, "job.3": {}}}"#,
            #"{"tap": "open"}"#,
            #"{"expect": {"all": {"enabled": true}, "open": {"enabled": false}, "job.1": {}, "job.2": {}, "job.3": null, "requests": ["jobs"]}}"#,
            #"{"tap": "job.1.check"}"#, #"{"expect": {"job.1.state": "Done"}}"#,
            #"{"tap": "all"}"#, #"{"tap": "open"}"#, #"{"expect": {"job.1": null, "job.2": {}}}"#,
            #"{"tap": "job.2.check"}"#, #"{"pull": "jobs"}"#, #"{"deliver": "all"}"#,
            #"{"expect": {"job.1": null, "job.2": null, "jobs.empty": "Nothing"}}"#,
        ]
        #expect(try difference(scenario, source: source) == nil)
    }

    @Test("The label above the list counts the shown rows, once they have loaded")
    func countsRows() throws {
        let source = Self.source.replacing(
            "    label due",
            with: """
                    count sum: "job" or "jobs"
                    filter all: "All"
                    filter open: "Open" unless done
                    label due
                """
        )
        // With seed 7, the third job is done.
        let scenario = [
            #"{"open": "jobs", "jobs": 3, "fail": ["jobs"]}"#, #"{"expect": {"sum": ""}}"#,
            #"{"deliver": "all"}"#, #"{"expect": {"sum": ""}}"#, #"{"pull": "jobs"}"#,
            #"{"deliver": "all"}"#, #"{"expect": {"sum": "3 jobs"}}"#, #"{"tap": "open"}"#,
            #"{"expect": {"sum": "2 jobs"}}"#, #"{"tap": "job.1.check"}"#,
            #"{"expect": {"sum": "2 jobs"}}"#, #"{"tap": "open"}"#, #"{"tap": "all"}"#,
            #"{"tap": "open"}"#, #"{"expect": {"sum": "1 job"}}"#, #"{"set": {"jobs": 0}}"#,
            #"{"pull": "jobs"}"#, #"{"deliver": "all"}"#, #"{"expect": {"sum": "0 jobs"}}"#,
        ]
        #expect(try difference(scenario, source: source) == nil)
    }

    @Test("An expectation that the list does not meet is reported")
    func misses() throws {
        let scenario = [
            #"{"open": "jobs", "jobs": 1}"#, #"{"deliver": "all"}"#,
            #"{"expect": {"jobs.empty": "Nothing"}}"#,
        ]
        #expect(try difference(scenario)?.kind == .expectation)
    }
}
