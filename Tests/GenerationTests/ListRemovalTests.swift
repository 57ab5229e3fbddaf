internal import Descriptions
internal import Generation
internal import PackageEditing
internal import Testing

@Suite("Generated lists from which something is removed")
struct ListRemovalTests {
    private func cells(ofPages isPaged: Bool) throws -> [GeneratedFile] {
        let source = """
            feature jobs: "What is to be done."

            entity job: "Something to be done."
                title: text "Paint", later ""
                done: no

            service job service: "Keeps jobs."
                lists every job\(isPaged ? " in pages of 20" : "")
                changes done
                removes one

            list of every job
                empty: "Nothing"
                failure: "Could not load"
                label title: title
                button check: if done "Reopen" otherwise "Done"
                button drop: "Drop"

            on tap of check
                toggle done, failure "No"

            on tap of drop
                remove it, failure "Still here"
            """
        return try FeatureGenerator(
            DescriptionReader.description(from: source),
            templates: .ofPackage
        ).implementations
    }

    private func text(_ name: String, _ cells: [GeneratedFile]) throws -> String {
        try #require(cells.first { $0.path.hasSuffix("/\(name).swift") }).text
    }

    @Test("What comes behind moves up where one is removed from pages, and only there")
    func movesUp() throws {
        let paged = try cells(ofPages: true)
        let whole = try cells(ofPages: false)
        for name in [
            "MVC/JobsViewController", "MVP/JobsPresenter", "MVVM/JobsViewModel",
            "VIPER/JobsInteractor",
        ] {
            #expect(try text(name, paged).contains("func moveUp()"))
            #expect(try !text(name, whole).contains("moveUp"))
        }
    }
}
