internal import Testing

extension DescribedListTests {
    @Test("A button is disabled when its number reaches the limit")
    func countsUpTo() throws {
        let source =
            Self.source.replacing("done: no", with: "done: no\n    votes: number 0, later 1")
            .replacing("changes done", with: "changes done\n    counts votes")
            .replacing(
                "    label due",
                with: "    button vote: votes counted as \"vote\"\n    label due"
            )
            + "\n\non tap of vote\n    count votes, at most 3, failure \"Not counted\""
        // With seed 1, the first job has one vote.
        let lines = [
            #"{"open": "jobs", "jobs": 1, "seed": 1}"#, #"{"deliver": "all"}"#,
            #"{"tap": "job.1.vote"}"#,
            #"{"expect": {"job.1.vote": {"text": "1 vote", "enabled": true}}}"#,
            #"{"deliver": "all"}"#,
            #"{"expect": {"job.1.vote": {"text": "2 votes", "enabled": true}}}"#,
            #"{"tap": "job.1.vote"}"#, #"{"deliver": "all"}"#,
            #"{"expect": {"job.1.vote": {"text": "3 votes", "enabled": false}}}"#,
        ]
        #expect(try difference(lines, source: source) == nil)
    }

    @Test("Numbers that are counted together change with the reply, but not after a failure")
    func countsTogether() throws {
        let source =
            Self.source.replacing(
                "done: no",
                with: "done: no\n    votes: number 0, later 1\n    views: number 7, later 9"
            )
            .replacing("changes done", with: "changes done\n    counts votes and views")
            .replacing(
                "    label due",
                with: "    button vote: votes, \" of \", views\n    label due"
            )
            + "\n\non tap of vote\n    count votes and views, at most 3, failure \"Not counted\""
        // With seed 7, the first job has one vote.
        let lines = [
            #"{"open": "jobs", "jobs": 1}"#, #"{"deliver": "all"}"#,
            #"{"fail": "job-votes-and-views"}"#, #"{"tap": "job.1.vote"}"#,
            #"{"deliver": "all"}"#,
            #"{"expect": {"job.1.vote": "1 of 7", "toast": "Not counted"}}"#,
            #"{"tap": "job.1.vote"}"#, #"{"tap": "job.1.vote"}"#,
            #"{"expect": {"job.1.vote": "1 of 7"}}"#, #"{"deliver": "all"}"#,
            #"{"expect": {"job.1.vote": {"text": "2 of 8", "enabled": true}}}"#,
            #"{"tap": "job.1.vote"}"#, #"{"deliver": "all"}"#, #"{"pull": "jobs"}"#,
            #"{"deliver": "all"}"#,
            #"{"expect": {"job.1.vote": {"text": "3 of 9", "enabled": false}}}"#,
        ]
        #expect(try difference(lines, source: source) == nil)
    }
}
