internal import Testing

@Suite("Generated lists whose rows move between filters")
struct MovingRowsTests {
    /// The files with their names, without their folders.
    private func files(moves: Bool) throws -> [String: String] {
        let source = """
            feature jobs: "Jobs."

            entity job: "A job."
                title: text "Paint", later ""
                done: no
                urgent: no

            service job service: "Stores jobs."
                lists every job
                changes done
                changes urgent

            list of every job
                empty: "Nothing"
                failure: "Could not load"
                filter all: "All"
                filter open: "Open" unless done
            \(moves ? "    rows move at once\n" : "")\
                label title: title
                button check: if done "Reopen" otherwise "Done"
                button mark: if urgent "Not urgent" otherwise "Urgent"

            on tap of check
                toggle done, failure "No"

            on tap of mark
                toggle urgent, failure "No"
            """
        return try GeneratedFiles.of(source)
    }

    @Test(
        "A row tells its list only of changes by which filters select rows",
        arguments: ["MVC/JobCellController", "MVP/JobCellPresenter", "MVVM/JobCellViewModel"]
    )
    func tellsList(file: String) throws {
        let text = try #require(try files(moves: true)["\(file).swift"])
        // At the tap, and after a failure.
        #expect(text.matches(of: /onMove\?\(self\)/).count == 2)
        let resting = try #require(try files(moves: false)["\(file).swift"])
        #expect(!resting.contains("onMove"))
    }

    @Test("In VIPER, the interactor applies the filter to a changed row")
    func filters() throws {
        let call = "if shows(row.job) != isListed { reportRows() }"
        let moving = try #require(try files(moves: true)["VIPER/JobsInteractor.swift"])
        let resting = try #require(try files(moves: false)["VIPER/JobsInteractor.swift"])
        #expect(moving.contains(call))
        #expect(!resting.contains(call))
    }

    @Test("Tests and scenarios state where a changed row is")
    func tests() throws {
        let moving = try files(moves: true)
        let resting = try files(moves: false)
        for name in [
            "MVPTests/ViewFreeTests+JobsPresenter", "MVVMTests/ViewFreeTests+JobsViewModel",
            "VIPERTests/ViewFreeTests+JobsPresenter",
        ] {
            #expect(moving["\(name).swift"]?.contains("func movesAtCheck()") == true)
            #expect(resting["\(name).swift"]?.contains("func movesAtCheck()") == false)
        }
        let scenarios = try #require(moving["Contract/JobsScenarios.swift"])
        for name in ["moves-at-check", "moves-back-at-check", "moves-the-last-at-check"] {
            #expect(scenarios.contains(name))
        }
        #expect(!scenarios.contains("moves-at-mark"))
    }
}
