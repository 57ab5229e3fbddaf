internal import Foundation
internal import Testing

@Suite("archbench workshop")
struct WorkshopCommandTests {
    /// `RenderingTests` checks the other lessons without a process for each.
    @Test("Lessons are listed in order, and printed without pages if not on a terminal")
    func lessons() async throws {
        let list = try await Archbench.run("workshop")
        #expect(list.status == 0)
        let names = list.output.split(separator: "\n").compactMap {
            $0.split(separator: " ").dropFirst().first.map(String.init)
        }
        #expect(names.first == "same")
        #expect(names.count > 10)
        let lesson = try await Archbench.run("workshop", "same")
        #expect(lesson.status == 0)
        #expect(lesson.errorOutput == "")
        for heading in [
            "Look at the code", "Commands to run", "Exercise", "Questions", "Takeaway",
            "Answers for the teacher",
        ] {
            #expect(lesson.output.contains("\n\(heading)\n"), "\(heading)")
        }
    }

    @Test("Tables of committed lessons have captions, and fit a projector")
    func tables() throws {
        let folder = "\(Archbench.packageRoot)/Reports/workshop"
        for file in try FileManager.default.contentsOfDirectory(atPath: folder)
        where file.hasSuffix(".md") && !["README.md", "language.md"].contains(file) {
            let blocks = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
                .components(separatedBy: "\n\n")
            for (caption, table) in zip(blocks, blocks.dropFirst()) where table.hasPrefix("| ") {
                #expect(caption.hasPrefix("*") && caption.hasSuffix(".*"), "\(file): \(caption)")
                let rows = table.split(separator: "\n")
                #expect(rows.count <= 10, "\(file): \(caption)")
                #expect(rows[0].count { $0 == "|" } <= 8, "\(file): \(caption)")
            }
        }
    }

    @Test("An unknown lesson, and a lesson together with --output, are refused")
    func usage() async throws {
        for (arguments, word) in [
            (["same-thing"], "same"), (["same", "--output", "x"], "all lessons"),
        ] {
            let outcome = try await Archbench.run(["workshop"] + arguments)
            #expect(outcome.status == 64)
            #expect(outcome.errorOutput.contains(word))
        }
    }

    @Test("A lesson on a terminal waits after each page")
    func pages() throws {
        let terminal = try PseudoTerminal()
        let process = try terminal.start(
            try Archbench.path,
            ["workshop", "same"],
            environment: [:],
            directory: Archbench.packageRoot
        )
        #expect(terminal.shows("Return: next page, q: quit"))
        terminal.type("\r")
        #expect(terminal.shows("Look at the code"))
        #expect(terminal.shows("Return: next page"))
        terminal.type("q")
        #expect(terminal.waits { !process.isRunning })
        #expect(terminal.isUsual)
    }
}
