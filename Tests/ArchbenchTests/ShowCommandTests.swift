internal import Testing

@Suite("archbench show")
struct ShowCommandTests {
    @Test("Sources are printed side by side in the order of the feature's variants")
    func sideBySide() async throws {
        let outcome = try await Archbench.run(
            ["show", "greeting", "page", "--variant", "viper,mvp"],
            environment: ["COLUMNS": "120"]
        )
        #expect(outcome.status == 0)
        #expect(outcome.errorOutput == "")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 120 })
        #expect(lines[0].wholeMatch(of: /MVP +│ VIPER/) != nil)
        #expect(outcome.output.contains("▸ GreetingPresenter.swift (Presenter)"))
        #expect(outcome.output.contains("▸ GreetingInteractor.swift (Interactor)"))
        #expect(outcome.output.contains("final class GreetingPresenter"))
    }

    @Test("'--role' shows only the source of this role")
    func role() async throws {
        let outcome = try await Archbench.run(
            "show",
            "blog-feed",
            "header",
            "--variant",
            "mvvm",
            "--role",
            "viewmodel"
        )
        #expect(
            outcome.output.matches(of: /▸ \w+.swift/).map { String($0.output) } == [
                "▸ HeaderViewModel.swift"
            ]
        )
    }

    @Test("Without a module all modules are listed, and an unknown module is refused")
    func modules() async throws {
        let names = try await Archbench.run("show", "blog-feed")
        #expect(names.output == "blogs\ndrafts\nheader\npage\n")
        let wrong = try await Archbench.run("show", "blog-feed", "headr")
        #expect(wrong.status == 64)
        #expect(wrong.output == "")
        #expect(wrong.errorOutput.contains("header"))
    }
}
