internal import Coverage
internal import Matrix
internal import TemporaryFolders
internal import Toolchain

/// Shell scripts that replace the toolchain and the built tests, so that their output is known.
/// Each appends its arguments to the file `log`.
struct FakeToolchain {
    let folder: TemporaryFolder
    private let implementation = Implementation(feature: .greeting, variant: .mvp)

    /// - Parameters:
    ///   - export: the output of llvm-cov.
    ///   - lcov: the output of llvm-cov in the LCOV format, for view-free tests and for all tests.
    ///   - tests: the commands of the built tests, as lines of a shell script.
    ///   - tools: the names of the tools next to swift.
    init(
        export: String = "",
        lcov: (viewFree: String, all: String) = ("", ""),
        tests: String = "echo Test run with 2 tests passed",
        tools: [String] = ["llvm-profdata", "llvm-cov"]
    ) throws {
        folder = try TemporaryFolder([
            "export.json": export, "all.lcov": lcov.all, "viewFree.lcov": lcov.viewFree,
        ])
        let log = #"echo "$(basename "$0") $*" >>'\#(folder.path)/log'"#
        try folder.writeSwift(
            """
            \(log)
            [ ! -e '\(folder.path)/fails' ] || { echo 'A.swift:1: error: no'; exit 1; }
            """
        )
        for tool in tools {
            let prints = """
                case "$*" in
                *lcov*viewFree.profdata*) cat '\(folder.path)/viewFree.lcov' ;;
                *lcov*) cat '\(folder.path)/all.lcov' ;;
                *export*) cat '\(folder.path)/export.json' ;;
                esac
                """
            try folder.writeProgram("bin/\(tool)", "\(log)\n\(prints)")
        }
        try folder.writeProgram(
            "scratch/debug/GreetingMVPTestsRun",
            "\(log)\necho \"$PWD $LLVM_PROFILE_FILE\" >>'\(folder.path)/log'\n\(tests)"
        )
        try folder.write("", to: "package/Package.swift")
    }

    private func measure() async throws -> CoverageMeasure {
        CoverageMeasure(
            PackageBuild(
                packageRoot: "\(folder.path)/package",
                scratchFolder: "\(folder.path)/scratch",
                toolchain: try await SwiftToolchain.find(path: "\(folder.path)/bin")
            )
        )
    }

    func build() async throws {
        try await measure().build()
    }

    func coverage() async throws -> ImplementationCoverage {
        try await measure().measure(implementation)
    }

    /// Returns the commands that were run, without the path of the temporary folder.
    func log() throws -> [String] {
        try folder.text(of: "log").replacing(folder.path, with: "").split(separator: "\n")
            .map(String.init)
    }
}
