internal import Testing

@testable internal import RunTimeMeasures

@Suite("The link command")
struct LinkCommandTests {
    private let manifest = """
        client:
          name: basic
        commands:
          "C.RunTimeProbe-x86_64-unknown-linux-gnu-release.module":
            tool: shell
            args: ["swiftc","-c"]

          "C.RunTimeProbe-x86_64-unknown-linux-gnu-release.exe":
            tool: shell
            inputs: ["a.o"]
            args: ["/usr/bin/swiftc","-o","/a \\"b\\"/RunTimeProbe","-Xlinker","--x=1"]

          "C.Other-x86_64-unknown-linux-gnu-release.exe":
            args: ["ld"]

        """

    @Test("The link command is parsed from the manifest of SwiftPM, with escapes")
    func reading() {
        #expect(
            LinkCommand(linking: "RunTimeProbe", manifest: manifest)?.words == [
                "/usr/bin/swiftc", "-o", #"/a "b"/RunTimeProbe"#, "-Xlinker", "--x=1",
            ]
        )
    }

    @Test(
        "A manifest without a link command or of another form gives none",
        arguments: [
            "", "commands:\n",
            "  \"C.RunTimeProbe-release.exe\":\n    tool: shell\n\n    args: [\"a\",\"b\"]\n",
            "  \"C.RunTimeProbe-release.exe\":\n    args: a b\n",
            "  \"C.RunTimeProbe-release.exe\":\n    args: []\n",
        ]
    )
    func unknown(manifest: String) {
        // A blank line ends a command.
        let separated = manifest.replacing("\n\n", with: "\n  \"next\":\n")
        #expect(LinkCommand(linking: "RunTimeProbe", manifest: separated) == nil)
        #expect(LinkCommand(linking: "Probe", manifest: self.manifest) == nil)
    }

    @Test("Flags are replaced only where all of them are adjacent")
    func replacing() {
        let command = LinkCommand(words: ["ld", "-X", "a", "-X", "b", "c"])
        #expect(
            command.replacing(["-X", "b"], with: ["-X", "d", "e"])?.words
                == ["ld", "-X", "a", "-X", "d", "e", "c"]
        )
        #expect(command.replacing(["-X", "c"], with: []) == nil)
        #expect(command.replacing([], with: ["d"]) == nil)
        #expect(command.replacing(["a", "b", "c", "d", "e", "f", "g"], with: []) == nil)
    }

    @Test("The output file and the module name can be replaced together")
    func writing() {
        let command = LinkCommand(words: ["ld", "-o", "a", "-module-name", "m", "b"])
        #expect(
            command.writing(to: "c", module: "n")?.words
                == ["ld", "-o", "c", "-module-name", "n", "b"]
        )
        for words in [["ld", "b"], ["ld", "-o", "a"], ["ld", "-module-name", "m", "-o"]] {
            #expect(LinkCommand(words: words).writing(to: "c", module: "n") == nil)
        }
    }
}
