internal import Testing

extension DescribedListTests {
    private static let announced = source.replacing(
        "    changes done",
        with: "    changes done\n    counts votes\n    announces changes"
    )
    .replacing("    done: no", with: "    done: no\n    votes: number 0, later 3")
    .replacing(
        "    button check",
        with: """
                count sum: "job" or "jobs"
                label votes: "Votes: ", votes
                button vote: "Vote"
                button check
            """
    )
    .replacing(
        "on tap of row",
        with: """
            on tap of vote
                count votes, failure "No vote"

            on tap of row
            """
    )

    /// The description of the list with a confirmation before a change.
    private static let asking = announced.replacing(
        "    toggle done",
        with: "    ask with \"Sure\": \"Turn \", title, \"?\"\n    toggle done"
    )

    private static let opened = [
        #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#,
        #"{"changed-job": {"id": 2, "title": "A", "due": "2026-02-28", "done": false, "votes": 0}}"#,
    ]

    @Test(
        "A change from elsewhere shows at once, or after a pending reply of its row",
        arguments: [
            [
                #"{"expect": {"job.2.due": "A 2026-02-28", "job.2.state": "Open", "requests": ["jobs"]}}"#,
                #"{"changed-job": {"id": 2, "done": true}}"#,
                #"{"changed-job": {"id": 4, "done": true}}"#,
                #"{"expect": {"job.2.due": "A 2026-02-28", "job.2.state": "Done"}}"#,
            ],
            [
                #"{"tap": "job.2.check"}"#, #"{"changed-job": {"id": 2, "title": "B"}}"#,
                #"{"expect": {"job.2.due": "A 2026-02-28", "job.2.state": "Done"}}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"job.2.due": "B 2026-02-28", "job.2.state": "Done"}}"#,
            ],
            [
                #"{"fail": "job-done"}"#, #"{"tap": "job.2.check"}"#,
                #"{"changed-job": {"id": 2, "title": "B"}}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"job.2.due": "B 2026-02-28", "job.2.state": "Open", "toast": "No"}}"#,
            ],
            // A refresh that arrives before the reply waits, too.
            [
                #"{"tap": "job.2.check"}"#, #"{"changed-job": {"id": 2, "title": "B"}}"#,
                #"{"pull": "jobs"}"#, #"{"deliver": "last"}"#,
                #"{"expect": {"job.2.due": "A 2026-02-28", "job.2.state": "Done"}}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"job.2.due": "B 2026-02-28", "job.2.state": "Done"}}"#,
            ],
            // A change that was made after a count contains it.
            [
                #"{"tap": "job.2.vote"}"#, #"{"tap": "job.2.check"}"#,
                #"{"changed-job": {"id": 2, "title": "B"}}"#, #"{"deliver": "next"}"#,
                #"{"expect": {"job.2.due": "A 2026-02-28"}}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"job.2.due": "B 2026-02-28", "job.2.votes": "Votes: 1", "job.2.state": "Done"}}"#,
            ],
        ]
    )
    func changesElsewhere(scenario: [String]) throws {
        #expect(try difference(Self.opened + scenario, source: Self.announced) == nil)
    }

    @Test(
        "A row that was removed elsewhere disappears, and its replies are ignored",
        arguments: [
            [
                #"{"removed-job": 2}"#, #"{"removed-job": 2}"#, #"{"removed-job": 9}"#,
                #"{"expect": {"job.1": {}, "job.2": null, "job.3": {}, "sum": "2 jobs", "requests": ["jobs"]}}"#,
                #"{"pull": "jobs"}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"job.2": null, "sum": "2 jobs"}}"#, #"{"removed-job": 1}"#,
                #"{"removed-job": 3}"#,
                #"{"expect": {"sum": "0 jobs", "jobs.empty": "Nothing"}}"#,
            ],
            [
                #"{"tap": "job.2.check"}"#, #"{"tap": "job.2.vote"}"#, #"{"removed-job": 2}"#,
                #"{"deliver": "all"}"#, #"{"expect": {"job.2": null, "toast": null}}"#,
            ],
            // The reply to an older request does not end the new one.
            [
                #"{"fail": "job-done"}"#, #"{"tap": "job.2.check"}"#, #"{"removed-job": 2}"#,
                #"{"set": {"jobs": 0}}"#, #"{"set": {"jobs": 3}}"#, #"{"pull": "jobs"}"#,
                #"{"deliver": "last"}"#, #"{"tap": "job.2.check"}"#, #"{"deliver": "next"}"#,
                #"{"tap": "job.2.check"}"#,
                #"{"expect": {"toast": null, "requests": ["jobs", "job-done(2)", "jobs", "job-done(2)"]}}"#,
            ],
        ]
    )
    func removedElsewhere(scenario: [String]) throws {
        #expect(try difference(Self.opened + scenario, source: Self.announced) == nil)
    }

    @Test(
        "A change from elsewhere waits for the answer; after a removal the answer does nothing",
        arguments: [
            [
                #"{"tap": "job.2.check"}"#, #"{"changed-job": {"id": 2, "title": "B"}}"#,
                #"{"expect": {"job.2.due": "A 2026-02-28"}}"#, #"{"answer": "Cancel"}"#,
                #"{"expect": {"job.2.due": "B 2026-02-28", "job.2.state": "Open"}}"#,
            ],
            [
                #"{"tap": "job.2.check"}"#, #"{"removed-job": 2}"#,
                #"{"expect": {"job.2": null, "alert": "Turn A?"}}"#, #"{"answer": "Sure"}"#,
                #"{"expect": {"alert": null, "requests": ["jobs"]}}"#,
            ],
        ]
    )
    func waitsForAnswer(scenario: [String]) throws {
        #expect(try difference(Self.opened + scenario, source: Self.asking) == nil)
    }
}
