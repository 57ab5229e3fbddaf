internal import BuiltPrograms
internal import Matrix
internal import Mutation
internal import TemporaryFolders
internal import Toolchain

/// A package with one small implementation. Shell scripts replace the toolchain and the built
/// tests, so that the result of each mutant is known.
///
/// The presenter has the mutants 1 (the call), 2 (the assignment) and 3 (the number), the view has 4.
struct FakePackage {
    let folder: TemporaryFolder
    let implementation = Implementation(feature: .greeting, variant: .mvp)

    /// - Parameters:
    ///   - build: the lines of a shell script for `swift build`, which runs in the package.
    ///   - tests: the commands of the built tests, where `$1` is `all`, `withView` or `viewFree`
    ///     and `$2` the number of the mutant.
    ///   - met: the numbers of the mutants whose places are executed, by tests without and with a
    ///     view; followed by `@` and a scenario name, executed by that scenario.
    ///   - hasFirstSuite: indicates whether there is a suite without a view.
    ///   - secondSuite: the mutants that a second suite without a view executes, if there is one;
    ///     `$1` is `secondSuite` there.
    ///   - presenter: the source of the presenter, if it is another one.
    init(
        build: String = "",
        tests: String = "",
        met: (viewFree: String, withView: String) = ("1 2 3 4", "1 2 3 4"),
        hasFirstSuite: Bool = true,
        secondSuite: String? = nil,
        presenter: String = "func didTap() {\n    view?.show()\n    count = 3\n}\n"
    ) throws {
        let suites = "GreetingMVPTests.ViewFreeTests/"
        let firstTests =
            hasFirstSuite
            ? "echo '\(suites)FirstTests/one()'\necho '\(suites)FirstTests/two()'" : ""
        folder = try TemporaryFolder([
            "package/Package.swift": "// The manifest.\n",
            "package/Sources/Subject/Model/Person.swift": "struct Person {}\n",
            "package/Sources/Features/BlogFeed/MVP/BlogsView.swift": "final class BlogsView {}\n",
            "package/Sources/Features/Greeting/Contract/GreetingElement.swift": "enum E {}\n",
            "package/Sources/Features/Greeting/MVC/GreetingView.swift": "final class V {}\n",
            "package/Sources/Features/Greeting/MVP/GreetingPresenter.swift": presenter,
            "package/Sources/Features/Greeting/MVP/Views/GreetingView.swift": """
            func show(text: String) {
                label.text = text
            }

            """,
            "package/Tests/Features/Greeting/MVPTests/Tests.swift": "// Tests.\n",
        ])
        try folder.writeSwift(
            """
            echo "$* in $ARCHBENCH_MUTANTS for $ARCHBENCH_IMPLEMENTATIONS: $ARCHBENCH_TARGETS" \
                >>'\(folder.path)/log'
            cd "$3"
            \(build)
            """
        )
        // The program serves runs like built tests.
        try folder.writeProgram(
            "package/scratch/build/debug/GreetingMVPTestsRun",
            "exec '\(BuiltProgram.path(of: "ServedRun"))' \"$(dirname \"$0\")/tests\" \"$@\""
        )
        try folder.writeProgram(
            "package/scratch/build/debug/tests",
            """
            run() {
            :
            \(tests)
            }
            case "$*" in
            *--list-tests*)
                echo 'GreetingMVPTests.WithViewTests/plays()'
                \(firstTests)
                \(secondSuite == nil ? "" : "echo '\(suites)three()'")
                exit
                ;;
            esac
            selection=all
            case "$*" in
            *'(?!ViewFreeTests('*) selection=withView met='\(met.withView)' ;;
            *'ViewFreeTests/three\\(\\)(/|$)'*)
                selection=secondSuite met='\(secondSuite ?? "")' ;;
            *ViewFreeTests/*) selection=viewFree met='\(met.viewFree)' ;;
            esac
            if [ "$ARCHBENCH_MUTANTS_MET" ]; then
                for number in $met; do echo $number | tr @ ' ' >>"$ARCHBENCH_MUTANTS_MET"; done
            fi
            run "$selection" "$ARCHBENCH_MUTANT"
            echo 'Test run with 2 tests passed'
            """
        )
    }

    private func measure() async throws -> MutationMeasure {
        MutationMeasure(
            PackageBuild(
                packageRoot: "\(folder.path)/package",
                scratchFolder: "\(folder.path)/package/scratch",
                toolchain: try await SwiftToolchain.find(path: "\(folder.path)/bin")
            )
        )
    }

    func build() async throws -> BuiltMutants {
        try await measure().build([implementation])
    }

    func values() async throws -> ImplementationMutation? {
        let measure = try await measure()
        let built = try await measure.build([implementation])
        return try await measure.measure(built) { _ in }.first
    }

    /// Returns the text of a file with mutants.
    func copied(_ path: String) throws -> String {
        try folder.text(of: "package/scratch/mutants/\(path)")
    }
}
