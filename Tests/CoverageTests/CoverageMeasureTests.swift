internal import Catalogue
internal import Coverage
internal import Foundation
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("The coverage of a cell")
struct CoverageMeasureTests {
    /// Two files of the view and one of the presenter, in the shape that llvm-cov prints.
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

    private func share(_ covered: Int, of count: Int) -> CoverageCounts.Share {
        CoverageCounts.Share(covered: covered, count: count)
    }

    @Test("What llvm-cov exports is summed up by role and in total")
    func sums() async throws {
        let fake = try FakeToolchain(export: Self.export())
        defer { fake.folder.remove() }
        let coverage = try await fake.coverage()
        #expect(coverage.cell == Cell(feature: .greeting, variant: .mvp))
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

    @Test("Only the cell's own tests run, in the package, and only its own sources are asked for")
    func commands() async throws {
        let fake = try FakeToolchain(export: Self.export())
        defer { fake.folder.remove() }
        _ = try await fake.coverage()
        let profile = "/scratch/GreetingMVPTests.profdata"
        let raw = "/scratch/GreetingMVPTests.profraw"
        let tests = "/scratch/debug/archbenchPackageTests.xctest"
        #expect(
            try fake.log() == [
                "archbenchPackageTests.xctest --testing-library swift-testing "
                    + #"--filter ^GreetingMVPTests\."#,
                "/package \(raw)",
                "llvm-profdata merge -sparse \(raw) -o \(profile)",
                "llvm-cov export -summary-only -instr-profile \(profile) \(tests) "
                    + "/package/Sources/Features/Greeting/MVP",
            ]
        )
    }

    @Test(
        "Files that do not add up to llvm-cov's totals are an error",
        arguments: [(16, 8), (17, 9)]
    )
    func totalsDiffer(count: Int, covered: Int) async throws {
        let export = Self.export(totalLines: count, coveredLines: covered)
        let fake = try FakeToolchain(export: export)
        defer { fake.folder.remove() }
        await #expect(throws: CoverageFailure.totalsDiffer(module: "GreetingMVP")) {
            _ = try await fake.coverage()
        }
    }

    @Test(
        "An export of another shape is an error",
        arguments: ["", "error: no such file", #"{"data": []}"#, #"{"data": [{"files": []}]}"#]
    )
    func unreadable(export: String) async throws {
        let fake = try FakeToolchain(export: export)
        defer { fake.folder.remove() }
        let error = await #expect(throws: CoverageFailure.self) { _ = try await fake.coverage() }
        #expect(
            error?.description.hasPrefix("llvm-cov's export could not be read: ") == true
        )
    }
}
