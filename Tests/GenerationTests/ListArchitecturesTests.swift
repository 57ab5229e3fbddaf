internal import Testing

@Suite("Lists in each architecture")
struct ListArchitecturesTests {
    private static let source = """
        feature jobs: "What is to be done."

        entity job: "Something to be done."
            title: text "Paint", later ""
            done: no
            votes: number 0, later 3

        service job service: "Keeps jobs."
            lists every job in pages of 20
            changes done
            counts votes

        list of every job
            empty: "Nothing"
            failure: "Could not load"
            label title: title
            label sum: votes counted as "vote"
            button vote: "Vote"
            button check: if done "Reopen" otherwise "Done"

        on tap of vote
            count votes, at most 3, failure "No"

        on tap of check
            ask with "Yes" or "No": "Really?"
            toggle done, failure "Could not change it"
        """

    private func files(_ source: String = source) throws -> [String: String] {
        try GeneratedFiles.of(source)
    }

    @Test("A request is waited for in Observable, and ends the function of a reducer in Store")
    func requests() throws {
        let files = try files()
        let model = try #require(files["Observable/JobModel.swift"])
        #expect(
            model.contains(
                "let votes = try await jobService.countVotes(jobID: id)\n"
                    + "onChange?()\njob.votes = votes"
            )
        )
        let reducer = try #require(files["Store/JobsReducer.swift"])
        #expect(reducer.contains("state.rowsByID[id] = row\nreturn [.countVotes(id)]"))
        #expect(
            reducer.contains(
                "case .success(let votes):\nstate.isOutdated = true\nrow.job.votes = votes"
            )
        )
        let action = try #require(files["Store/JobsAction.swift"])
        #expect(action.contains("case votesCounted(JobState.ID, Result<Int, ServiceError>)"))
    }

    @Test(
        "A list shows a value after the statement that changes it, as far as it is known there",
        arguments: [
            (
                "MVC/JobsViewController",
                "paging = .loading\njobsView.showFooter(\"Loading more…\", "
            ),
            ("MVP/JobsPresenter", "paging = .loading\nview?.showFooter(\"Loading more…\", "),
            ("MVVM/JobsViewModel", "paging = .loading\nfooter.value = .loading(\"Loading more…\")"),
            ("VIPER/JobsInteractor", "paging = .loading\noutput?.didChangePaging(paging)"),
        ]
    )
    func shows(file: String, change: String) throws {
        #expect(try #require(files()["\(file).swift"]).contains(change))
    }

    @Test(
        "A list shows its rows last, because a table may ask for more at once",
        arguments: [
            ("MVC/JobsViewController", "jobsView.tableView.reloadData()\n}"),
            ("MVP/JobsPresenter", "view?.reloadRows()\n}"),
            ("MVVM/JobsViewModel", "rows.value = shown\n}"),
        ]
    )
    func showsRowsLast(file: String, end: String) throws {
        let text = try #require(files()["\(file).swift"])
        let rest = try #require(text.split(separator: "private func showRows(").last)
        #expect(rest.split(separator: "\n\n").first?.hasSuffix(end) == true)
    }

    @Test("A question is waited for in Observable, and is part of the state in Store")
    func questions() throws {
        let files = try files()
        let model = try #require(files["Observable/JobModel.swift"])
        #expect(
            model.contains("guard await confirm?(question) == true else {\nisBusy = false\nreturn")
        )
        let reducer = try #require(files["Store/JobsReducer.swift"])
        #expect(reducer.contains("state.question = .init(id: id, text: \"Really?\""))
        #expect(
            reducer.contains(
                "return isConfirmed ? toggleDone(id, in: &state) : refuseCheck(id, in: &state)"
            )
        )
    }

    @Test(
        "Each scenario is a test without a view",
        arguments: [
            ("MVPTests/ViewFreeTests+JobsPresenter", "try row(2).didTapVote()"),
            ("MVVMTests/ViewFreeTests+JobsViewModel", "try row(2, of: viewModel).countVotes()"),
            ("VIPERTests/ViewFreeTests+JobsPresenter", "presenter.didTapVote(id: 2)"),
            ("StoreTests/ViewFreeTests+JobsStore", "store.send(.voteTapped(2))"),
            ("ObservableTests/ViewFreeTests+JobsModel", "start(try row(2, of: model).countVotes)"),
        ]
    )
    func tests(file: String, tap: String) throws {
        let files = try files()
        let text = try #require(files["\(file).swift"])
        let scenarios = try #require(files["Contract/JobsScenarios.swift"])
        // The two scenarios that close the screen expect nothing without a view.
        #expect(
            text.ranges(of: "@Test(").count == scenarios.ranges(of: "NamedScenario(").count - 2
        )
        #expect(text.contains(tap))
    }

    @Test(
        "Scenarios of pages are tests without a view, in which a spy displays the rows",
        arguments: [
            ("StoreTests/ViewFreeTests+JobsStore", "store.send(.lastRowShown)"),
            ("ObservableTests/ViewFreeTests+JobsModel", "model.loadMore(after:"),
        ]
    )
    func pages(file: String, display: String) throws {
        let files = try files()
        let text = try #require(files["\(file).swift"])
        #expect(text.contains("func pageOvertaken() throws {"))
        #expect(text.contains("view.scroll(to: 19)"))
        let folder = file.prefix { $0 != "/" }
        #expect(files["\(folder)/JobsViewSpy.swift"]?.contains(display) == true)
    }
}
