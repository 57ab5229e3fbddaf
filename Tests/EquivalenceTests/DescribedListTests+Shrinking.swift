internal import Testing

extension DescribedListTests {
    /// The description of a list with pages of 20 rows that can be removed and restored.
    private static let shrinking = source.replacing(
        "every job\n    changes done",
        with: "every job in pages of 20\n    changes done\n    removes one\n    restores one"
    )
    .replacing(
        "    label due",
        with: """
                undo back: "Undo", failure "Not back"
                button drop: "Drop"
                label due
            """
    )
    .replacing(
        "on tap of row",
        with: """
            on tap of drop
                remove it, failure "Still here"

            on tap of row
            """
    )

    private static let removesTwenty = (1...20).map { #"{"tap": "job.\#($0).drop"}"# }

    @Test(
        "After a removal the following pages skip no row",
        arguments: [
            [
                #"{"open": "jobs", "jobs": 41}"#, #"{"deliver": "all"}"#, #"{"tap": "job.2.drop"}"#,
                #"{"deliver": "all"}"#, #"{"scroll": "jobs", "to": 18}"#, #"{"deliver": "all"}"#,
                #"{"scroll": "jobs", "to": 19}"#,
                #"{"expect": {"job.21": {}, "job.22": null, "requests": ["jobs(page 1)", "job-removal(2)", "jobs(page 1)", "jobs(page 2)"]}}"#,
                #"{"deliver": "all"}"#, #"{"scroll": "jobs", "to": 40}"#,
                #"{"expect": {"job.41": {}, "jobs.footer": "No more jobs"}}"#,
            ],
            // A page that was requested before the removal would skip a row.
            [
                #"{"open": "jobs", "jobs": 41}"#, #"{"deliver": "all"}"#,
                #"{"scroll": "jobs", "to": 19}"#, #"{"tap": "job.20.drop"}"#,
                #"{"deliver": "last"}"#,
                #"{"expect": {"jobs.footer": "Loading more…", "requests": ["jobs(page 1)", "jobs(page 2)", "job-removal(20)", "jobs(page 1)"]}}"#,
                #"{"deliver": "next"}"#, #"{"expect": {"job.22": null}}"#, #"{"deliver": "next"}"#,
                #"{"scroll": "jobs", "to": 19}"#, #"{"expect": {"job.21": {}, "job.22": null}}"#,
            ],
            // A restored row moves all rows down again.
            [
                #"{"open": "jobs", "jobs": 40}"#, #"{"deliver": "all"}"#, #"{"tap": "job.1.drop"}"#,
                #"{"deliver": "all"}"#, #"{"fail": "jobs"}"#, #"{"tap": "back"}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"toast": "Could not refresh", "job.1": null}}"#,
                #"{"scroll": "jobs", "to": 18}"#, #"{"deliver": "all"}"#,
                #"{"scroll": "jobs", "to": 18}"#, #"{"deliver": "all"}"#,
                #"{"scroll": "jobs", "to": 38}"#,
                #"{"expect": {"job.40": {}, "jobs.footer": "No more jobs"}}"#, #"{"pull": "jobs"}"#,
                #"{"deliver": "all"}"#, #"{"scroll": "jobs", "to": 0}"#,
                #"{"expect": {"job.1": {}}}"#,
            ],
        ]
    )
    func movesUp(scenario: [String]) throws {
        #expect(try difference(scenario, source: Self.shrinking) == nil)
    }

    @Test(
        "A list without visible rows loads the next page until none is left",
        arguments: [
            [
                #"{"expect": {"jobs.empty": null, "jobs.footer": "Loading more…"}}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"job.21": {}, "jobs.footer": "No more jobs"}}"#,
                #"{"tap": "job.21.drop"}"#,
                #"{"expect": {"jobs.empty": "Nothing", "jobs.footer": null}}"#,
            ],
            // Also after a failed refresh and a failed next page.
            [
                #"{"fail": "jobs"}"#, #"{"fail": "jobs"}"#, #"{"pull": "jobs"}"#,
                #"{"expect": {"jobs.footer": null}}"#, #"{"deliver": "all"}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"jobs.empty": null, "jobs.footer": "Could not load more", "jobs.more.retry": {}}}"#,
                #"{"tap": "jobs.more.retry"}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"job.21": {}}}"#,
            ],
        ]
    )
    func asksForMore(end: [String]) throws {
        let scenario =
            [#"{"open": "jobs", "jobs": 21}"#, #"{"deliver": "all"}"#] + Self.removesTwenty + end
        #expect(try difference(scenario, source: Self.shrinking) == nil)
    }
}
