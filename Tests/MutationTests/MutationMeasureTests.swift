internal import Foundation
internal import InputFiles
internal import Matrix
internal import Mutation
internal import TemporaryFolders
internal import TestRuns
internal import Testing
internal import Toolchain

@Suite("The measurement of mutation")
struct MutationMeasureTests {
    private let presenter = "Sources/Features/Greeting/MVP/GreetingPresenter.swift"

    @Test("A mutant is killed by tests that fail or crash, view-free tests first")
    func fates() async throws {
        let package = try FakePackage(
            tests: """
                case "$1:$2" in
                viewFree:1) exit 1 ;;
                viewFree:2) kill -9 $$ ;;
                withView:4) exit 1 ;;
                esac
                """
        )
        defer { package.folder.remove() }
        let values = try #require(try await package.values())
        #expect(
            values
                == ImplementationMutation(
                    implementation: package.implementation,
                    roles: [
                        .init(
                            role: .view,
                            score: MutationScore(mutants: 1, killedViewFree: 0, killed: 1)
                        ),
                        .init(
                            role: .presenter,
                            score: MutationScore(mutants: 3, killedViewFree: 2, killed: 2)
                        ),
                    ],
                    total: MutationScore(mutants: 4, killedViewFree: 2, killed: 3),
                    timedOut: 0,
                    stillborn: 0,
                    survivors: [
                        Mutant(
                            mutationOperator: .literalReplaced,
                            file: "GreetingPresenter.swift",
                            line: 3,
                            code: "3"
                        )
                    ],
                    killed: [
                        ("GreetingPresenter.swift", 2, "view?.show()"),
                        ("GreetingPresenter.swift", 3, "count = 3"),
                        ("GreetingView.swift", 2, "label.text = text"),
                    ].map { file, line, code in
                        Mutant(
                            mutationOperator: .statementDeleted,
                            file: file,
                            line: line,
                            code: code
                        )
                    }
                )
        )
    }

    @Test("A mutant runs only with tests that execute its place")
    func met() async throws {
        let package = try FakePackage(
            tests: """
                echo "$1:$2" >>"$(dirname "$0")/runs"
                case "$1:$2" in *:2|*:4) exit 1 ;; esac
                """,
            met: ("1 2", "1 4")
        )
        defer { package.folder.remove() }
        let values = try #require(try await package.values())
        let runs = try package.folder.text(of: "package/scratch/build/debug/runs")
            .split(separator: "\n").sorted()
        #expect(
            runs == [
                "all:", "viewFree:", "viewFree:", "viewFree:1", "viewFree:2", "withView:",
                "withView:", "withView:1", "withView:4",
            ]
        )
        #expect(
            values.total == MutationScore(mutants: 4, killedViewFree: 1, killed: 2)
        )
    }

    @Test("View-free suites that execute the most mutants run first")
    func metBySuites() async throws {
        let package = try FakePackage(
            tests: """
                echo "$1:$2" >>"$(dirname "$0")/runs"
                [ "$1:$2" != secondSuite:2 ] || exit 1
                """,
            met: ("1", ""),
            secondSuite: "1 2"
        )
        defer { package.folder.remove() }
        let values = try #require(try await package.values())
        let runs = try package.folder.text(of: "package/scratch/build/debug/runs").split(
            separator: "\n"
        )
        #expect(runs.prefix(4).sorted() == ["all:", "secondSuite:", "viewFree:", "withView:"])
        #expect(
            runs.dropFirst(4).filter { $0.hasSuffix(":1") } == ["secondSuite:1", "viewFree:1"]
        )
        #expect(runs.dropFirst(4).filter { $0.hasSuffix(":2") } == ["secondSuite:2"])
        // Each kind of run is tried without a mutant.
        let trials = runs.dropFirst(4).filter { $0.hasSuffix(":") }
        #expect(trials.sorted() == ["secondSuite:", "viewFree:"])
        #expect(runs.count == 9)
        #expect(values.total == MutationScore(mutants: 4, killedViewFree: 1, killed: 1))
    }

    @Test(
        "Scenarios that execute the place of a mutant run before other scenarios"
    )
    func metByScenarios() async throws {
        let package = try FakePackage(
            tests: """
                echo "$1:$2:$ARCHBENCH_SCRIPTS" >>"$(dirname "$0")/runs"
                case "$1:$2:$ARCHBENCH_SCRIPTS" in withView:1:one|withView:4:one) exit 1 ;; esac
                """,
            met: ("", "1@one 2@one 2@two 3 3@one 4@two 4@three")
        )
        defer { package.folder.remove() }
        let values = try #require(try await package.values())
        let runs = try package.folder.text(of: "package/scratch/build/debug/runs")
            .split(separator: "\n").sorted()
        #expect(
            runs == [
                "all::", "viewFree::", "withView:1:one", "withView:2:one,two", "withView:2:three",
                "withView:3:", "withView:4:one", "withView:4:three,two", "withView::", "withView::",
            ]
        )
        #expect(values.total == MutationScore(mutants: 4, killedViewFree: 0, killed: 2))
    }

    @Test(
        "The first printed failure ends the run of a mutant",
        .timeLimit(.minutes(30)),
        arguments: [
            "echo '✘ Test one() failed'", "echo '✘ Test one() failed' >&2",
            #"printf '✔\342\234'; sleep 0.2; printf '\230'"#,
        ]
    )
    func firstFailure(print: String) async throws {
        let package = try FakePackage(
            tests: "[ \"$1:$2\" != viewFree:1 ] || { \(print); sleep 3600; }"
        )
        defer { package.folder.remove() }
        let values = try #require(try await package.values())
        #expect(values.total == MutationScore(mutants: 4, killedViewFree: 1, killed: 1))
        #expect(values.timedOut == 0)
    }

    @Test(
        "A mutant with endless tests is timed out, and their processes are killed",
        .timeLimit(.minutes(30)),
        arguments: ["sleep 3600 & wait", "while :; do :; done"]
    )
    func timedOut(endless: String) async throws {
        let package = try FakePackage(tests: "[ \"$1:$2\" != viewFree:1 ] || { \(endless); }")
        defer { package.folder.remove() }
        let values = try #require(try await package.values())
        #expect(values.total == MutationScore(mutants: 4, killedViewFree: 1, killed: 1))
        #expect(values.timedOut == 1)
    }

    @Test("A test server that ends without an answer is an error")
    func goneServer() async throws {
        let package = try FakePackage(
            tests: "[ \"$1:$2\" != viewFree:1 ] || kill -9 $PPID"
        )
        defer { package.folder.remove() }
        let error = await #expect(throws: ApplicationError.self) {
            _ = try await package.values()
        }
        #expect(error?.description.contains("ended without an answer") == true)
    }

    @Test("If a served run fails without a mutant, each run gets its own process")
    func failedTrial() async throws {
        let package = try FakePackage(
            // Only served runs have this variable.
            tests: """
                [ -z "$LD_BIND_NOW" ] || exit 1
                [ "$1:$2" != viewFree:1 ] || exit 1
                """
        )
        defer { package.folder.remove() }
        let values = try #require(try await package.values())
        #expect(values.total == MutationScore(mutants: 4, killedViewFree: 1, killed: 1))
    }

    @Test("Scores are shares of mutants, and the ratio compares the two scores")
    func scores() {
        let score = MutationScore(mutants: 8, killedViewFree: 3, killed: 6)
        #expect(score.viewFreeScore == 0.375)
        #expect(score.score == 0.75)
        #expect(score.ratio == 0.5)
        #expect(MutationScore.zero.score == nil)
        #expect(MutationScore(mutants: 2, killedViewFree: 0, killed: 0).ratio == nil)
    }

    @Test(
        "Tests that fail without a mutant are an error",
        arguments: ["viewFree", "withView"]
    )
    func failingTests(selection: String) async throws {
        let package = try FakePackage(
            tests: """
                [ "$1:$2" != \(selection): ] || { echo '✘ Test one() failed'; exit 1; }
                """
        )
        defer { package.folder.remove() }
        await #expect(
            throws: ApplicationError.failed(
                testsOf: Implementation(feature: .greeting, variant: .mvp),
                output: "✘ Test one() failed"
            )
        ) {
            _ = try await package.values()
        }
    }

    @Test("An implementation without view-free tests is an error")
    func noViewFreeTests() async throws {
        let package = try FakePackage(hasFirstSuite: false)
        defer { package.folder.remove() }
        await #expect(
            throws: ApplicationError.failed("GreetingMVPTests has no tests that ran")
        ) {
            _ = try await package.values()
        }
    }

    @Test("The build reads only implementations from copies with mutants")
    func copy() async throws {
        let package = try FakePackage()
        defer { package.folder.remove() }
        let mutants = try await package.build()
        #expect(mutants.count == 4)
        #expect(
            try package.copied(presenter) == """
                func didTap() {
                    if !isMutant(1) { view?.show() }
                    if !isMutant(2) { count = (isMutant(3) ? 4 : 3) }
                }

                """
        )
        #expect(try package.folder.text(of: "package/\(presenter)").contains("    view?.show()\n"))
        let copies = try FileManager.default.subpathsOfDirectory(
            atPath: "\(package.folder.path)/package/scratch/mutants"
        )
        #expect(
            copies.filter { $0.hasSuffix(".swift") }.sorted().map { $0.split(separator: "/").last }
                == ["GreetingPresenter.swift", "IsMutant.swift", "GreetingView.swift"]
        )
        let root = "\(package.folder.path)/package"
        let log = try package.folder.text(of: "log")
        #expect(
            log.hasPrefix("build --package-path \(root) --scratch-path \(root)/scratch/build --")
        )
        #expect(
            log.hasSuffix(" in scratch/mutants/Sources for GreetingMVP: GreetingMVPTestsRun\n")
        )
    }

    @Test("Mutants that do not compile are removed and counted as stillborn")
    func stillborn() async throws {
        let package = try FakePackage(
            build: """
                grep -q 'isMutant(1)' scratch/mutants/\(presenter) || exit 0
                echo "$3/scratch/mutants/\(presenter):2:9: error: no"
                echo "error: fatalError"
                exit 1
                """
        )
        defer { package.folder.remove() }
        let values = try #require(try await package.values())
        #expect(values.stillborn == 1)
        #expect(values.total.mutants == 3)
        #expect(try package.copied(presenter).contains("\n    view?.show()\n"))
    }

    @Test("An error at a closing brace belongs to the last mutant before it")
    func stillbornAtBrace() async throws {
        let package = try FakePackage(
            build: """
                grep -q 'isMutant(2)' scratch/mutants/\(presenter) || exit 0
                echo "$3/scratch/mutants/\(presenter):4:1: error: missing return in closure expected to return 'Int'"
                exit 1
                """
        )
        defer { package.folder.remove() }
        let values = try #require(try await package.values())
        #expect(values.stillborn == 1)
        #expect(values.total.mutants == 3)
        #expect(try package.copied(presenter).contains("\n    count = (isMutant(3) ? 4 : 3)\n"))
    }

    @Test("An error outside of all mutants excludes the mutants of its statement")
    func stillbornStatement() async throws {
        let package = try FakePackage(
            build: """
                grep -q 'isMutant(3)' scratch/mutants/\(presenter) || exit 0
                echo "$3/scratch/mutants/\(presenter):4:5: error: cannot convert value"
                exit 1
                """,
            presenter: """
                func didTap() {
                    show()
                    let text = "a"
                    let list: [Int] =
                        names.map { count($0, 2) }
                    hide()
                }

                """
        )
        defer { package.folder.remove() }
        let values = try #require(try await package.values())
        #expect(values.stillborn == 2)
        #expect(
            values.survivors.map(\.code) == ["show()", #""a""#, "hide()", "label.text = text"]
        )
    }

    @Test("An error before the first token excludes the mutants of the first statement")
    func stillbornAtStart() async throws {
        let package = try FakePackage(
            build: """
                grep -q 'isMutant(1)' scratch/mutants/\(presenter) || exit 0
                echo "$3/scratch/mutants/\(presenter):1:1: error: no"
                echo "$3/scratch/mutants/\(presenter):90:1: error: no"
                exit 1
                """,
            presenter: "// A comment.\n\nlet count = 3\n\nfunc show() { hide() }\n"
        )
        defer { package.folder.remove() }
        let values = try #require(try await package.values())
        #expect(values.survivors.map(\.code) == ["hide()", "label.text = text"])
    }

    @Test("A build that fails for another reason is an error with its output")
    func brokenBuild() async throws {
        let package = try FakePackage(
            build: "echo 'Sources/Subject/Model/Person.swift:1:1: error: no'; echo more; exit 1"
        )
        defer { package.folder.remove() }
        let error = await #expect(throws: ApplicationError.self) { _ = try await package.build() }
        #expect(error?.kind == .notCompiled)
        #expect(error?.details == ["Sources/Subject/Model/Person.swift:1:1: error: no"])
    }

    @Test("The error for unreadable sources names them")
    func missingSources() async throws {
        let package = try FakePackage()
        defer { package.folder.remove() }
        let path = "Sources/Features/Greeting/MVP"
        try FileManager.default.removeItem(atPath: "\(package.folder.path)/package/\(path)")
        let error = await #expect(throws: ApplicationError.self) { _ = try await package.build() }
        #expect(error?.description.hasPrefix("\(path) could not be copied: ") == true)
    }
}
