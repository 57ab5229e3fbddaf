internal import Coverage
internal import Foundation
internal import InputFiles
internal import Matrix
internal import TemporaryFolders
internal import TestRuns
internal import Testing
internal import Toolchain

@Suite("Errors of the coverage measurement")
struct CoverageFailureTests {
    @Test("The error of failed tests has their output")
    func failedTests() async throws {
        let fake = try FakeToolchain(
            tests: """
                echo '◇ Test one() started.'
                echo '✘ Test one() recorded an issue: no' >&2
                exit 1
                """
        )
        defer { fake.folder.remove() }
        await #expect(
            throws: ApplicationError.failed(
                testsOf: Implementation(feature: .greeting, variant: .mvp),
                output: "✘ Test one() recorded an issue: no"
            )
        ) {
            _ = try await fake.coverage()
        }
        #expect(try fake.log().count == 2)
    }

    @Test("Failed tests print no escape codes, and the error names the command that explains them")
    func failedTestsInTerminal() async throws {
        let fake = try FakeToolchain(
            tests: """
                [ -n "$NO_COLOR" ] || printf '\\033[91m'
                echo '✘ Test one() recorded an issue: no'
                exit 1
                """
        )
        defer { fake.folder.remove() }
        let error = try #require(
            await #expect(throws: ApplicationError.self) { _ = try await fake.coverage() }
        )
        #expect(
            error.description == """
                The tests of GreetingMVPTests failed:
                ✘ Test one() recorded an issue: no
                To see a difference in behaviour, run: archbench check --feature greeting --variant mvp
                """
        )
    }

    @Test("A filter that matches no test is an error")
    func noTests() async throws {
        let fake = try FakeToolchain(tests: "echo '✔ Test run with 0 tests passed' >&2")
        defer { fake.folder.remove() }
        await #expect(throws: ApplicationError.failed("GreetingMVPTests has no tests that ran")) {
            _ = try await fake.coverage()
        }
    }

    @Test("The coverage build writes the index, and reports its errors")
    func build() async throws {
        let fake = try FakeToolchain()
        defer { fake.folder.remove() }
        try await fake.build()
        let command =
            "swift build --package-path /package --scratch-path /scratch "
            + "--enable-code-coverage --enable-index-store -debug-info-format none "
            + "-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2"
        #expect(try fake.log() == [command])
        try fake.folder.write("", to: "fails")
        let error = await #expect(throws: ApplicationError.self) { try await fake.build() }
        #expect(error?.description.hasSuffix("A.swift:1: error: no") == true)
    }

    @Test("A missing tool is an error before the build")
    func missingTool() async throws {
        let fake = try FakeToolchain(tools: ["llvm-profdata"])
        defer { fake.folder.remove() }
        let tools = "\(fake.folder.path)/bin"
        let error = await #expect(throws: ApplicationError.self) { try await fake.build() }
        #expect(error?.description == "'llvm-cov' was not found; looked in \(tools).")
        #expect(!FileManager.default.fileExists(atPath: "\(fake.folder.path)/log"))
    }

    @Test("A share of zero lines has no fraction")
    func fraction() {
        #expect(CoverageCounts.Share(covered: 0, count: 0).fraction == nil)
        #expect(CoverageCounts.Share(covered: 3, count: 4).fraction == 0.75)
    }
}
