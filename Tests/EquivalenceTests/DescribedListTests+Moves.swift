internal import Testing

extension DescribedListTests {
    /// The description of a list with rows that move between filters, and can be removed and
    /// counted.
    private static let moving =
        source.replacing("done: no", with: "done: no\n    votes: number 0, later 1\n    voted: no")
        .replacing("changes done", with: "changes done\n    counts votes\n    removes one")
        .replacing(
            "    label due",
            with: """
                    count sum: "job" or "jobs"
                    filter all: "All"
                    filter open: "Open" unless done
                    filter more: "Closed" if done
                    filter back: "Not voted" unless voted
                    rows move at once
                    button vote: votes counted as "vote"
                    button drop: "Drop"
                    label due
                """
        )
            + """


            on tap of vote
                count votes, once voted, failure "Not counted"

            on tap of drop
                remove it, failure "Still here"
            """

    // With seed 7, the first two of three jobs are open, and the third is done.
    @Test(
        "A changed row leaves its filter at once, and returns after a failure",
        arguments: [
            [
                #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#, #"{"tap": "open"}"#,
                #"{"expect": {"sum": "2 jobs"}}"#, #"{"tap": "job.1.check"}"#,
                #"{"expect": {"job.1": null, "job.2": {}, "sum": "1 job"}}"#, #"{"tap": "more"}"#,
                #"{"expect": {"job.1.state": "Done", "job.3": {}, "sum": "2 jobs"}}"#,
                #"{"deliver": "all"}"#, #"{"expect": {"job.1": {}, "toast": null}}"#,
                #"{"tap": "job.1.check"}"#, #"{"expect": {"job.1": null, "sum": "1 job"}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#, #"{"tap": "open"}"#,
                #"{"fail": "job-done"}"#, #"{"tap": "job.1.check"}"#, #"{"tap": "job.2.check"}"#,
                #"{"expect": {"jobs.empty": "Nothing", "sum": "0 jobs"}}"#,
                #"{"deliver": "next"}"#,
                #"{"expect": {"job.1.state": "Open", "job.2": null, "toast": "No", "jobs.empty": null, "sum": "1 job"}}"#,
                #"{"deliver": "all"}"#, #"{"expect": {"job.1": {}, "job.2": null}}"#,
            ],
            [
                // The row leaves the other filter if the service fails.
                #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#, #"{"fail": "job-done"}"#,
                #"{"tap": "job.1.check"}"#, #"{"tap": "more"}"#, #"{"expect": {"job.1": {}}}"#,
                #"{"deliver": "all"}"#, #"{"expect": {"job.1": null, "toast": "No"}}"#,
                #"{"tap": "open"}"#, #"{"expect": {"order": ["job.1", "job.2"]}}"#,
            ],
            [
                // A refresh that arrives first keeps the change.
                #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#, #"{"tap": "open"}"#,
                #"{"tap": "job.1.check"}"#, #"{"pull": "jobs"}"#, #"{"deliver": "last"}"#,
                #"{"expect": {"job.1": null, "job.2": {}, "sum": "1 job"}}"#,
                #"{"deliver": "all"}"#, #"{"expect": {"job.1": null, "job.2": {}}}"#,
            ],
            [
                #"{"open": "jobs", "jobs": 3}"#, #"{"deliver": "all"}"#, #"{"tap": "open"}"#,
                #"{"tap": "job.1.check"}"#, #"{"deliver": "all"}"#, #"{"tap": "more"}"#,
                #"{"fail": "job-removal"}"#, #"{"tap": "job.1.drop"}"#,
                #"{"expect": {"job.1": null, "sum": "1 job"}}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"job.1": {}, "sum": "2 jobs", "toast": "Still here"}}"#,
            ],
        ]
    )
    func moves(lines: [String]) throws {
        #expect(try difference(lines, source: Self.moving) == nil)
    }

    @Test("A counted row moves to another filter when the reply arrives")
    func movesWithReply() throws {
        // With seed 7, the first job has not been voted for.
        let lines = [
            #"{"open": "jobs", "jobs": 1}"#, #"{"deliver": "all"}"#, #"{"tap": "back"}"#,
            #"{"tap": "job.1.vote"}"#, #"{"expect": {"job.1": {}, "sum": "1 job"}}"#,
            #"{"deliver": "all"}"#, #"{"expect": {"job.1": null, "jobs.empty": "Nothing"}}"#,
            #"{"tap": "all"}"#, #"{"expect": {"job.1.vote": {"enabled": false}}}"#,
        ]
        #expect(try difference(lines, source: Self.moving) == nil)
    }
}
