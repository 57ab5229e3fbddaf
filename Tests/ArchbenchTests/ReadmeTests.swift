internal import Foundation
internal import InputFiles
internal import Testing

@Suite("The README")
struct ReadmeTests {
    private func text(of path: String) throws -> String {
        try String(contentsOfFile: "\(Archbench.packageRoot)/\(path)", encoding: .utf8)
    }

    @Test("The numbers of its findings are those of the committed report’s summary")
    func findings() throws {
        func numbers(_ text: some StringProtocol) -> Set<Substring> {
            Set(String(text).matches(of: /\d[\d.,]*\d|\d/).map(\.output))
        }
        let readme = try text(of: "README.md")
        let start = try #require(readme.range(of: "\n## Findings\n"))
        let end = try #require(readme[start.upperBound...].range(of: "\n## "))
        let found = numbers(readme[start.upperBound..<end.lowerBound])
        #expect(found.count > 10)
        #expect(found.subtracting(numbers(try text(of: "Reports/README.md"))) == [])
    }

    @Test(
        "Lines outside of tables have at most 100 columns",
        arguments: ["README.md", "CONTRIBUTING.md"]
    )
    func width(path: String) throws {
        let lines = try text(of: path).split(separator: "\n")
        #expect(lines.filter { $0.count > 100 && !$0.hasPrefix("|") } == [])
    }

    @Test("Each link of the README leads to an existing file")
    func links() throws {
        let links = try text(of: "README.md").matches(of: /\]\(([^)#:]+)[^)]*\)/).map {
            $0.output.1
        }
        #expect(links.count > 1)
        for link in links {
            let isThere = FileManager.default.fileExists(atPath: "\(Archbench.packageRoot)/\(link)")
            #expect(isThere, "\(link)")
        }
    }

    @Test(
        "Each command and option in README and CONTRIBUTING exists",
        arguments: ["README.md", "CONTRIBUTING.md"]
    )
    func commands(path: String) async throws {
        let lines = try text(of: path).matches(of: /swift run archbench ([^#`>\n]+)/)
        #expect(lines.count > 5)
        for line in lines {
            let words = line.output.1.split(separator: " ").map(String.init)
            let command = try #require(words.first)
            // A placeholder is for any command.
            guard command != "COMMAND" else { continue }
            let help = try await Archbench.run("help", command)
            #expect(help.status == 0, "\(line.output.0)")
            for option in words where option.hasPrefix("--") {
                #expect(help.output.contains(" \(option)"), "\(line.output.0)")
            }
        }
    }

    @Test("The table of commands in the README is complete")
    func table() async throws {
        let readme = try text(of: "README.md")
        let help = try await Archbench.run("help").output
        let start = try #require(help.range(of: "Commands:\n"))
        let names = help[start.upperBound...].components(separatedBy: "\n\n")[0]
            .matches(of: #/(?m)^  ([a-z]+) /#).map { $0.output.1 }
        #expect(names.count > 10)
        let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| `") }.joined()
        for name in names { #expect(rows.contains("`\(name)`"), "\(name)") }
    }

    @Test("The README names all features and variants")
    func features() async throws {
        let readme = try text(of: "README.md")
        let list = try await Archbench.run("list").output
        let names = list.matches(of: /(?m)^\S.* \(([a-z-]+)\)$/).map { $0.output.1 }
        #expect(names.count > 5)
        for name in names { #expect(readme.contains("\n| `\(name)` |"), "\(name)") }
        for folder in list.matches(of: /Sources\/Features\/[A-Za-z]+\/([A-Za-z]+)/) {
            #expect(readme.contains(folder.output.1), "\(folder.output.0)")
        }
    }

    @Test("CONTRIBUTING lists all shell scripts, except those that others use")
    func tools() throws {
        let contributing = try text(of: "CONTRIBUTING.md")
        let helpers = ["copy-tree", "draw", "find-parser", "find-zig", "render-page", "wrap-swift"]
        let folder = "\(Archbench.packageRoot)/scripts"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { !$0.contains(".") && !helpers.contains($0) }
        #expect(names.count > 10)
        for name in names { #expect(contributing.contains("`\(name)`"), "\(name)") }
    }

    @Test("The description in the README equals the example dice, except for its summary")
    func description() async throws {
        let readme = try text(of: "README.md")
        let start = try #require(readme.range(of: "```text\n"))
        let end = try #require(readme[start.upperBound...].range(of: "```"))
        let printed = String(readme[start.upperBound..<end.lowerBound])
        let example = try await Archbench.run("generate", "--example", "dice").output
        func structure(_ text: String) -> [Substring] {
            text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
                line.hasPrefix(" ") ? line : line.prefix { $0 != ":" }
            }
        }
        #expect(structure(printed) == structure(example))
    }
}
