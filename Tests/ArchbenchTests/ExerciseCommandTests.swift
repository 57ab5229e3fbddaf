internal import Testing

@Suite("archbench exercise")
struct ExerciseCommandTests {
    @Test("The list shows exercises with their levels, the easiest first")
    func list() async throws {
        let outcome = try await Archbench.run("exercise", "list")
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.contains { $0.contains("1  break-retain-cycle") })
        #expect(lines.firstIndex { $0.contains(" 1  ") } == 0)
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test(
        "An error names the missing, superfluous or unknown argument",
        arguments: [
            (["start"], "break-retain-cycle"),
            (["start", "break-the-cicle"], "'break-retain-cycle'"),
            (["hint", "roll-back-update"], "takes no name"), (["nothing"], "'nothing'"),
            (["list", "--watch"], "'check'"), ([], "ACTION"),
        ] as [([String], String)]
    )
    func usage(arguments: [String], word: String) async throws {
        let outcome = try await Archbench.run(["exercise"] + arguments)
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(outcome.errorOutput.contains(word))
    }
}
