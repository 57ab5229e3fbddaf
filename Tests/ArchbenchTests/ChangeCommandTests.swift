internal import Testing

@Suite("archbench change")
struct ChangeCommandTests {
    @Test("A change is shown with its story and its patches, or with that of one variant")
    func show() async throws {
        let all = try await Archbench.run("change", "show", "say-goodbye")
        #expect(all.status == 0)
        for part in [
            "“Say goodbye”", "What all variants share", "▸ MVC", "▸ VIPER", "+++ b/Sources",
        ] {
            #expect(all.output.contains(part))
        }
        let one = try await Archbench.run("change", "show", "say-goodbye", "--variant", "mvvm")
        #expect(one.output.contains("▸ MVVM"))
        #expect(!one.output.contains("▸ VIPER"))
        #expect(!one.output.contains("What all variants share"))
    }

    @Test("What changes cost is a table of their variants that fits a terminal")
    func measure() async throws {
        let outcome = try await Archbench.run("change", "measure", "name-who-failed")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("What changes"))
        #expect(!outcome.output.contains("goodbye"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(
        "What is missing, too much or unknown on the command line is named",
        arguments: [
            (["show"], "say-goodbye"), (["show", "say-godbye"], "'say-goodbye'"),
            (["apply"], "Which change?"), (["list", "--variant", "mvc"], "'show'"),
            (["show", "say-goodbye", "--build"], "'measure'"),
            (["measure", "--output", "x"], "no option '--output'"),
            (["show", "say-goodbye", "--variant", "massive"], "no variant \"massive\""),
        ] as [([String], String)]
    )
    func usage(arguments: [String], word: String) async throws {
        let outcome = try await Archbench.run(["change"] + arguments)
        #expect(outcome.status == 64)
        #expect(outcome.errorOutput.contains(word))
    }
}
