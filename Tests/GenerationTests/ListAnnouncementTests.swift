internal import Descriptions
internal import Generation
internal import PackageEditing
internal import Testing

@Suite("Generated lists whose service announces changes")
struct ListAnnouncementTests {
    private static let source = """
        feature jobs: "What is to be done."

        entity job: "Something to be done."
            title: text "Paint", later ""
            done: no

        service job service: "Keeps jobs."
            lists every job
            changes done
            announces changes

        list of every job
            empty: "Nothing"
            failure: "Could not load"
            label title: title
            label state: if done "Done" otherwise "Open"
            button check: "Check"

        on tap of check
            toggle done, failure "No"
        """

    /// A description of the list without a button.
    private static let constant =
        source
        .replacing("    changes done\n", with: "")
        .replacing("    button check: \"Check\"\n", with: "")
        .replacing("\non tap of check\n    toggle done, failure \"No\"", with: "")

    private func files(_ source: String = Self.source) throws -> [GeneratedFile] {
        let description = try DescriptionReader.description(from: source)
        let generator = FeatureGenerator(description, templates: .ofPackage)
        return try generator.model + generator.implementations
    }

    private func text(_ name: String, _ files: [GeneratedFile]) throws -> String {
        try #require(files.first { $0.path.hasSuffix("/\(name).swift") }).text
    }

    @Test("The service notifies observers, which it does not retain")
    func service() throws {
        let files = try files()
        let service = try text("Model/JobService", files)
        #expect(service.contains("func addObserver(_ observer: any JobObserver)"))
        #expect(service.contains("func jobDidChange(_ job: Job)"))
        #expect(service.contains("func jobWasRemoved(id: Job.ID)"))
        let inMemory = try text("Model/InMemoryJobService", files)
        #expect(inMemory.contains("observers.add { [weak observer] in observer }"))
        let silent = try self.files(Self.source.replacing("    announces changes\n", with: ""))
        for file in silent { #expect(!file.text.contains("addObserver(")) }
    }

    @Test(
        "One object of each implementation observes the service",
        arguments: [
            ("MVC", "JobsViewController"), ("MVP", "JobsPresenter"), ("MVVM", "JobsViewModel"),
            ("VIPER", "JobsInteractor"), ("Store", "JobsEffectHandler"),
            ("Observable", "JobsModel"),
        ]
    )
    func observes(variant: String, observer: String) throws {
        for source in [Self.source, Self.constant] {
            let implementation = try files(source).filter { $0.path.contains("/\(variant)/") }
            let observing = implementation.filter { $0.text.contains(".addObserver(self)") }
            #expect(observing.map(\.path).map { $0.hasSuffix("/\(observer).swift") } == [true])
            let text = try text(observer, implementation)
            #expect(text.contains("extension \(observer): JobObserver {"))
            // Without a filter or a removal by a button, all loaded rows are shown.
            #expect(!text.contains("allRows"))
            #expect(!text.contains("allJobs"))
        }
    }

    @Test(
        "A row without a button knows no service",
        arguments: [
            ("MVC", "JobCellController"), ("MVP", "JobCellPresenter"),
            ("MVVM", "JobCellViewModel"), ("Observable", "JobModel"),
        ]
    )
    func rows(variant: String, row: String) throws {
        let constant = try text("\(variant)/\(row)", files(Self.constant))
        for name in ["jobService", "onMessage", "waiting", "isForgotten"] {
            #expect(!constant.contains(name))
        }
        let acting = try text("\(variant)/\(row)", files())
        for name in ["jobService", "onMessage", "waiting", "isForgotten"] {
            #expect(acting.contains(name))
        }
    }

    @Test(
        "Changes made elsewhere are events of tests without a view",
        arguments: [
            "MVPTests/ViewFreeTests+JobsPresenter", "MVVMTests/ViewFreeTests+JobsViewModel",
            "VIPERTests/ViewFreeTests+JobsPresenter", "StoreTests/ViewFreeTests+JobsStore",
            "ObservableTests/ViewFreeTests+JobsModel",
        ]
    )
    func tests(name: String) throws {
        let description = try DescriptionReader.description(from: Self.source)
        let text = try text(
            name,
            FeatureGenerator(description, templates: .ofPackage).tests
        )
        #expect(text.contains(#"environment.happen("changed-job", .object(["#))
        #expect(text.contains(#"environment.happen("removed-job", .integer(1)) == nil"#))
        for test in ["changesElsewhere", "removedElsewhere", "changeElsewhereWaitsAtCheck"] {
            #expect(text.contains("func \(test)()"))
        }
    }
}
