internal import Coverage
internal import Foundation
internal import InputFiles
internal import Matrix
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("The coverage of an implementation")
struct CoverageMeasureTests {
    /// Returns an export of llvm-cov with two files of the view and one of the presenter.
    private static func export(totalLines: Int = 16, coveredLines: Int = 9) -> String {
        func summary(_ lines: (Int, Int), _ functions: (Int, Int), _ regions: (Int, Int)) -> String
        {
            func share(_ share: (covered: Int, count: Int)) -> String {
                #"{"count": \#(share.count), "covered": \#(share.covered), "percent": 12.5}"#
            }
            return """
                {"branches": {"count": 0, "covered": 0, "notcovered": 0, "percent": 0},
                 "functions": \(share(functions)), "lines": \(share(lines)),
                 "regions": \(share(regions))}
                """
        }
        func file(_ name: String, _ summary: String) -> String {
            #"{"filename": "/p/Sources/Features/Greeting/MVP/\#(name)", "summary": \#(summary)}"#
        }
        let files = [
            file("GreetingView.swift", summary((4, 8), (1, 2), (3, 6))),
            file("GreetingViewController.swift", summary((0, 3), (0, 1), (0, 1))),
            file("GreetingPresenter.swift", summary((5, 5), (2, 2), (4, 4))),
        ]
        let totals = summary((coveredLines, totalLines), (3, 5), (7, 11))
        return """
            {"data": [{"files": [\(files.joined(separator: ","))], "totals": \(totals)}],
             "type": "llvm.coverage.json.export", "version": "2.0.1"}
            """
    }

    /// Returns exports in which view-free tests reach 6 of 10 lines of the presenter and 0 of 2 of
    /// the view, and all tests reach 9 and 1.
    private static func lcov(viewsMade: Int = 0) -> (viewFree: String, all: String) {
        func file(_ name: String, _ executed: [Int], of count: Int) -> String {
            let lines = (1...count).map { "DA:\($0),\(executed.contains($0) ? 4 : 0)" }
            return
                (["SF:/p/\(name)", "FN:1,$sA", "FNDA:1,$sA"] + lines + ["LH:1", "end_of_record"])
                .joined(separator: "\n")
        }
        func export(_ presenter: [Int], _ view: [Int], viewsMade: Int) -> String {
            let implementation = "Sources/Features/Greeting/MVP"
            return [
                file("\(implementation)/GreetingPresenter.swift", presenter, of: 10),
                file("\(implementation)/GreetingView.swift", view, of: 2),
                "SF:/p/Sources/Subject/HeadlessKit/UIView.swift",
                "FNDA:\(viewsMade),$s11HeadlessKit6UIViewC5frameAC10Foundation6CGRectV_tcfc",
                "DA:20,\(viewsMade)",
                "end_of_record", "",
            ].joined(separator: "\n")
        }
        return (
            export(Array(1...6), [], viewsMade: viewsMade),
            export(Array(1...6) + [7, 8, 10], [2], viewsMade: 3)
        )
    }

    private func share(_ covered: Int, of count: Int) -> CoverageCounts.Share {
        CoverageCounts.Share(covered: covered, count: count)
    }

    @Test("The coverage of llvm-cov is added up by role and in total")
    func sums() async throws {
        let fake = try FakeToolchain(export: Self.export(), lcov: Self.lcov())
        defer { fake.folder.remove() }
        let coverage = try await fake.coverage()
        #expect(coverage.implementation == Implementation(feature: .greeting, variant: .mvp))
        #expect(coverage.roles.map(\.role) == [.view, .presenter])
        #expect(
            coverage.roles[0].counts
                == CoverageCounts(
                    lines: share(4, of: 11),
                    functions: share(1, of: 3),
                    regions: share(3, of: 7)
                )
        )
        #expect(
            coverage.total
                == CoverageCounts(
                    lines: share(9, of: 16),
                    functions: share(3, of: 5),
                    regions: share(7, of: 11)
                )
        )
    }

    @Test("Only the tests and sources of the implementation are measured")
    func commands() async throws {
        let fake = try FakeToolchain(export: Self.export(), lcov: Self.lcov())
        defer { fake.folder.remove() }
        _ = try await fake.coverage()
        let profile = "/scratch/GreetingMVPTests-all.profdata"
        let raw = "/scratch/GreetingMVPTests-all.profraw"
        let viewFree = "/scratch/GreetingMVPTests-viewFree.profdata"
        let rawViewFree = "/scratch/GreetingMVPTests-viewFree.profraw"
        let tests = "/scratch/debug/GreetingMVPTestsRun"
        let implementation = "/package/Sources/Features/Greeting/MVP"
        let view = "/package/Sources/Subject/HeadlessKit/UIView.swift"
        #expect(
            try fake.log() == [
                "GreetingMVPTestsRun --testing-library swift-testing "
                    + #"--filter ^GreetingMVPTests\."#,
                "/package \(raw)",
                "llvm-profdata merge -sparse \(raw) -o \(profile)",
                "llvm-cov export -summary-only -instr-profile \(profile) \(tests) \(implementation)",
                "llvm-cov export -format=lcov -instr-profile \(profile) \(tests) \(implementation) \(view)",
                "GreetingMVPTestsRun --testing-library swift-testing "
                    + #"--filter ^GreetingMVPTests\.ViewFreeTests/"#,
                "/package \(rawViewFree)",
                "llvm-profdata merge -sparse \(rawViewFree) -o \(viewFree)",
                "llvm-cov export -format=lcov -instr-profile \(viewFree) \(tests) \(implementation) \(view)",
            ]
        )
    }

    @Test("View-free coverage is counted by role, with lines that need a view")
    func viewFree() async throws {
        let fake = try FakeToolchain(export: Self.export(), lcov: Self.lcov())
        defer { fake.folder.remove() }
        let coverage = try await fake.coverage()
        #expect(coverage.tests == 2)
        #expect(coverage.viewFree.tests == 2)
        #expect(coverage.viewFree.lines == share(6, of: 12))
        let roles = coverage.viewFree.roles
        #expect(roles.map(\.role) == [.view, .presenter])
        #expect(roles.map(\.lines) == [share(0, of: 2), share(6, of: 10)])
        #expect(
            roles.map(\.onlyWithView) == [
                [.init(file: "GreetingView.swift", lines: [2...2])],
                [.init(file: "GreetingPresenter.swift", lines: [7...8, 10...10])],
            ]
        )
    }

    @Test("A negative execution count means an executed line")
    func belowZero() async throws {
        let lcov = Self.lcov()
        let (viewFree, all) = (
            lcov.viewFree.replacing(",4\n", with: ",18446744073709551572\n"),
            lcov.all.replacing(",4\n", with: ",18446744073709551572\n")
        )
        #expect(viewFree != lcov.viewFree)
        let fake = try FakeToolchain(export: Self.export(), lcov: (viewFree, all))
        defer { fake.folder.remove() }
        let coverage = try await fake.coverage()
        #expect(coverage.viewFree.lines == share(6, of: 12))
    }

    @Test("A view that view-free tests create is an error")
    func madeView() async throws {
        let fake = try FakeToolchain(export: Self.export(), lcov: Self.lcov(viewsMade: 1))
        defer { fake.folder.remove() }
        let error = await #expect(throws: ApplicationError.self) { _ = try await fake.coverage() }
        #expect(
            error?.description.hasPrefix(
                "tests in ViewFreeTests of GreetingMVPTests create a view"
            ) == true
        )
    }

    @Test("An export without the view initialiser or a truncated one is an error")
    func unreadableLines() async throws {
        let lcov = Self.lcov()
        let silent = lcov.viewFree.replacing("6UIViewC5frame", with: "6UIViewXX")
        for viewFree in [silent, String(lcov.viewFree.dropLast(20)), ""] {
            let fake = try FakeToolchain(export: Self.export(), lcov: (viewFree, lcov.all))
            defer { fake.folder.remove() }
            let error = await #expect(throws: ApplicationError.self) {
                _ = try await fake.coverage()
            }
            #expect(
                error?.description.hasPrefix("llvm-cov's export could not be read: it ") == true
            )
        }
    }

    @Test(
        "Files whose sums differ from llvm-cov's totals are an error",
        arguments: [(16, 8), (17, 9)]
    )
    func totalsDiffer(count: Int, covered: Int) async throws {
        let export = Self.export(totalLines: count, coveredLines: covered)
        let fake = try FakeToolchain(export: export)
        defer { fake.folder.remove() }
        await #expect(
            throws: ApplicationError.failed(
                "llvm-cov's totals for GreetingMVP differ from its files'"
            )
        ) {
            _ = try await fake.coverage()
        }
    }

    @Test(
        "An export of llvm-cov in another form is an error",
        arguments: ["", "error: no such file", #"{"data": []}"#, #"{"data": [{"files": []}]}"#]
    )
    func unreadable(export: String) async throws {
        let fake = try FakeToolchain(export: export)
        defer { fake.folder.remove() }
        let error = await #expect(throws: ApplicationError.self) { _ = try await fake.coverage() }
        #expect(
            error?.description.hasPrefix("llvm-cov's export could not be read: ") == true
        )
    }
}
