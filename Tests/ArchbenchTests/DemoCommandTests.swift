internal import Foundation
internal import TemporaryFolders
internal import Testing

@Suite("archbench demo")
struct DemoCommandTests {
    /// The control sequence that shows the cursor and leaves the alternate screen.
    private let leaving = "\u{1B}[?25h\u{1B}[?1049l"

    private func start(_ arguments: String..., in terminal: PseudoTerminal) throws -> Process {
        try terminal.start(
            try Archbench.path,
            ["demo"] + arguments,
            environment: try Archbench.probes.merging(["NO_COLOR": "1"]) { $1 },
            directory: Archbench.packageRoot
        )
    }

    @Test("The demo shows variants side by side, taps in all, and restores the terminal")
    func use() throws {
        let terminal = try PseudoTerminal()
        let demo = try start("greeting", "--variant", "mvc,viper", in: terminal)
        #expect(terminal.shows("1 \u{1B}[1mMVC"))
        #expect(terminal.shows("2 \u{1B}[1mVIPER"))
        #expect(terminal.shows("? keys, q quit"))
        #expect(!terminal.isUsual)
        terminal.type("\r")
        #expect(terminal.shows("+Hello David Blaine"))
        #expect(terminal.shows("+Hello David Blaine"))
        #expect(terminal.shows(#"▸ {"tap":"show-greeting"}"#))
        terminal.type("u")
        #expect(terminal.shows("step 0 of 1"))
        terminal.type("q")
        #expect(terminal.shows(leaving))
        try #require(terminal.waits { !demo.isRunning })
        #expect(demo.terminationStatus == 0)
        #expect(terminal.isUsual)
    }

    @Test("A scenario plays automatically, and a resized window is redrawn")
    func scenario() throws {
        let terminal = try PseudoTerminal()
        let demo = try start("greeting", "--script", "greets", in: terminal)
        #expect(terminal.shows("▶ step 0 of"))
        #expect(terminal.shows("step 1 of"))
        terminal.resize(columns: 120, rows: 30)
        #expect(terminal.shows("\u{1B}[30;1H"))
        terminal.type("\u{03}")
        #expect(terminal.shows(leaving))
        try #require(terminal.waits { !demo.isRunning })
        #expect(demo.terminationStatus == 0)
    }

    @Test("A saved demo can be replayed, and saving does not overwrite a file")
    func save() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = "\(folder.path)/tap.jsonl"
        let terminal = try PseudoTerminal()
        let demo = try start("greeting", in: terminal)
        #expect(terminal.shows("? keys"))
        terminal.type("\r")
        #expect(terminal.shows("step 1 of 1"))
        for answer in ["Saved. Play it with: archbench replay", "already exists"] {
            terminal.type("w" + String(repeating: "\u{7F}", count: 20) + file + "\r")
            #expect(terminal.shows(answer))
        }
        terminal.type("q")
        #expect(terminal.waits { !demo.isRunning })
        #expect(
            try folder.text(of: "tap.jsonl")
                == "{\"open\":\"greeting\"}\n{\"tap\":\"show-greeting\"}\n"
        )
        let outcome = try await Archbench.run("replay", "greeting", file, "--text")
        #expect(outcome.output.contains("+ Hello David Blaine"))
    }

    @Test(
        "A demo that is ended by a signal restores the terminal",
        arguments: [SIGTERM, SIGHUP, SIGINT, SIGKILL]
    )
    func end(signal: Int32) throws {
        let terminal = try PseudoTerminal()
        let demo = try start("greeting", in: terminal)
        #expect(terminal.shows("? keys"))
        kill(demo.processIdentifier, signal)
        #expect(terminal.waits { !demo.isRunning })
        #expect(terminal.waits { terminal.isUsual })
        #expect(terminal.shows(leaving))
    }

    @Test("Without a terminal the demo fails and suggests replay --text")
    func noTerminal() async throws {
        let outcome = try await Archbench.run("demo", "greeting")
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(outcome.errorOutput.contains("archbench replay FEATURE --scenario NAME --text"))
    }

    @Test("Too many variants and unknown variants, scenarios or features are refused")
    func usage() async throws {
        for (arguments, word) in [
            (["blog-feed", "--variant", "mvc,mvp,mvvm,viper,mixed"], "At most 4 variants"),
            (["greeting", "--variant", "massive"], "no variant 'massive'"),
            (["greeting", "--script", "greet"], "greets"), (["nothing"], "'nothing'"),
        ] {
            let outcome = try await Archbench.run(["demo"] + arguments)
            #expect(outcome.status == 64)
            #expect(outcome.errorOutput.contains(word))
        }
    }
}
