internal import Foundation
internal import TemporaryFolders
internal import Testing

@Suite("archbench list and check")
struct ListAndCheckTests {
    @Test("The list has the folders of implementations and the names of scenarios")
    func list() async throws {
        let outcome = try await Archbench.run("list")
        #expect(outcome.status == 0)
        #expect(outcome.errorOutput == "")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines[0].prefixMatch(of: /\d+ features with \d+ implementations\./) != nil)
        #expect(lines[1].wholeMatch(of: #/  greeting +\d+ variants, \d+ scenarios/#) != nil)
        #expect(outcome.output.contains("\n\nGreeting (greeting)\n  Variants\n"))
        #expect(outcome.output.contains("\n\nBlog feed (blog-feed)\n"))
        for implementation in ["Greeting/MVC", "Greeting/VIPER", "BlogFeed/MVP", "BlogFeed/MVVM"] {
            #expect(outcome.output.contains("    Sources/Features/\(implementation)\n"))
        }
        #expect(outcome.output.contains("    greets\n"))
    }

    @Test(
        "The list fits a terminal of 80 columns",
        arguments: ["list", "list greeting", "list blog-feed"]
    )
    func width(arguments: String) async throws {
        let outcome = try await Archbench.shell(#"exec "$0" \#(arguments)"#)
        #expect(outcome.status == 0)
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("The list of one feature also has elements and keys")
    func full() async throws {
        let text = try await Archbench.run("list", "blog-feed").output
        #expect(text.hasPrefix("Blog feed (blog-feed)\n"))
        for part in [
            "  Elements (# is the number of a row)\n    user.icon user.name ", " blog.#.like ",
            "  Keys of the opening\n    seed: an integer of at least 0\n      seed for generated data",
            "  Keys of \"set\"\n    liked: \"forgotten\"\n",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(try await Archbench.run("list", "--feature", "blog-feed").output == text)
        #expect(!(try await Archbench.run("list").output.contains("Elements")))
        let json = try await Archbench.run("list", "greeting", "--json").output
        #expect(json.contains(#""elements" : ["#))
        let both = try await Archbench.run("list", "greeting", "--feature", "greeting")
        #expect(both.status == 64)
    }

    @Test(
        "A printed scenario can be replayed on all variants",
        arguments: ["greeting greets", "greeting show", "blog-feed like", "blog-feed open"]
    )
    func scenario(names: String) async throws {
        let outcome = try await Archbench.shell(#"exec "$0" list \#(names)"#)
        #expect(outcome.status == 0)
        let feature = names.prefix { $0 != " " }
        #expect(outcome.output.hasPrefix(#"{"open": "\#(feature)""#))
        let played = try await Archbench.shell(
            #""$0" list \#(names) | "$0" replay \#(feature) --variant all"#
        )
        #expect(played.status == 0)
        #expect(
            played.output.split(separator: "\n").count
                == outcome.output.split(separator: "\n").count
        )
    }

    @Test("The error for an unknown scenario suggests a similar one")
    func unknownScenario() async throws {
        let outcome = try await Archbench.run("list", "greeting", "greet")
        #expect(outcome.status == 64)
        #expect(outcome.errorOutput.contains("Did you mean 'greets'?"))
    }

    private struct ListedFeature: Decodable {
        struct ListedScenario: Decodable {
            let name: String
            let summary: String
        }

        let name: String
        let title: String
        let variants: [String]
        let scenarios: [ListedScenario]
        let latencyScenarios: [ListedScenario]
    }

    @Test("The JSON list is an array of features")
    func json() async throws {
        let outcome = try await Archbench.run("list", "--json", "--feature", "greeting")
        #expect(outcome.status == 0)
        let data = Data(outcome.output.utf8)
        let features = try JSONDecoder().decode([ListedFeature].self, from: data)
        let greeting = try #require(features.first)
        #expect(features.count == 1)
        #expect(greeting.name == "greeting" && greeting.title == "Greeting")
        #expect(Set(greeting.variants).isSuperset(of: ["MVC", "MVP", "MVVM", "VIPER"]))
        #expect(greeting.scenarios.first?.name == "greets")
        #expect(greeting.scenarios.allSatisfy { $0.summary.hasSuffix(".") })
        #expect(greeting.latencyScenarios.map(\.name) == ["show"])
    }

    @Test("A pipe that is closed early ends the list without a crash")
    func closedPipe() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        // The program starts only when the reading end is closed for certain.
        let outcome = try await Archbench.shell(
            """
            { while [ ! -e "$1" ]; do sleep 0.02; done; "$0" list; echo "status $?" >&2; } |
                { exec <&-; : >"$1"; }
            """,
            "\(folder.path)/closed"
        )
        #expect(outcome.errorOutput == "status 0\n")
    }

    @Test("The check of all features finds no difference and prints what it played")
    func check() async throws {
        let outcome = try await Archbench.run(
            "check",
            "--only",
            "equivalence",
            "--random",
            "20",
            "--seed",
            "3"
        )
        #expect(outcome.status == 0)
        #expect(outcome.errorOutput == "")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count >= 4)
        let feature = /[a-z-]+: \d+ named and 20 random scenarios, \d+ events in each of .+/
        let details = lines.filter { $0.hasPrefix("  ") }
        let features = lines.dropLast(2).filter { !$0.hasPrefix("  ") }
        #expect(features.allSatisfy { $0.wholeMatch(of: feature) != nil })
        #expect(features.contains { $0.hasPrefix("comments: ") && $0.hasSuffix("the description") })
        #expect(
            details.contains { $0.hasPrefix("  the description leaves out 'time': How long ago") }
        )
        let digests = details.filter { $0.contains(#/^  digest of all screens: [0-9a-f]{16}$/#) }
        #expect(digests.count == features.count)
        let restored = #/^  Store: (\d+) of \1 interrupted screens restored from their state$/#
        #expect(details.count { $0.contains(restored) } == 7)
        #expect(lines.dropLast().last?.contains(" events, seed 3, ") == true)
        #expect(lines.last?.hasPrefix("no difference; ") == true)
    }

    @Test("Without swift a check plays scenarios, but fails because rules are unchecked")
    func uncheckedRules() async throws {
        let check = #"PATH=/nowhere exec "$0" check --feature greeting --random 5"#
        let both = try await Archbench.shell(check)
        #expect(both.status == 69)
        #expect(both.output.contains("\nno difference; "))
        #expect(
            both.errorOutput.hasPrefix(
                "architecture rules: not checked: 'swift' was not found; looked in /nowhere."
            )
        )
        #expect(both.errorOutput.hasSuffix("'archbench check --only equivalence' skips them.\n"))
        let rules = try await Archbench.shell("\(check) --only rules")
        #expect(rules.status == 69)
        #expect(rules.output == "")
        #expect(!rules.errorOutput.contains("--only equivalence"))
        let equivalence = try await Archbench.shell("\(check) --only equivalence")
        #expect(equivalence.status == 0)
        #expect(equivalence.errorOutput == "")
    }

    @Test("A check in another package fails and builds nothing")
    func otherPackage() async throws {
        let folder = try TemporaryFolder([
            "Package.swift": "let package = Package(name: \"other\")\n",
            "Sources/Features/A.swift": "",
        ])
        defer { folder.remove() }
        let outcome = try await Archbench.run("check", directory: folder.path)
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(outcome.errorOutput.contains("is not inside a clone of archbench"))
        #expect(outcome.errorOutput.contains("is another package."))
        #expect(try folder.names() == ["Package.swift", "Sources"])
    }

    @Test("120 random scenarios of several processes are counted once")
    func shards() async throws {
        func counts(_ output: String) -> Substring? {
            output.split(separator: "\n").first
        }
        let arguments =
            #"check --only equivalence --feature greeting --variant mvvm --random 120"#
        let shared = try await Archbench.shell(#"exec "$0" \#(arguments)"#)
        #expect(shared.status == 0)
        #expect(
            counts(shared.output)?.hasSuffix("each of MVC, MVVM and the description") == true
        )
        #expect(counts(shared.output)?.contains(" named and 120 random scenarios, ") == true)
    }
}
