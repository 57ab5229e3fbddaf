internal import InputFiles
internal import Matrix
internal import SourceMeasures
internal import SwiftSource
internal import TemporaryFolders
internal import Testing

@Suite("The lines of an implementation")
struct ImplementationLinesMeasureTests {
    private let implementation = Implementation(feature: .greeting, variant: .mvc)

    /// Two files of the controller, one of the view, one that is not Swift, and one test.
    private let files = [
        "Sources/Features/Greeting/MVC/GreetingViewController.swift": "// one\nlet a = 1\n\n",
        "Sources/Features/Greeting/MVC/Row/RowController.swift": "let b = 2\nlet c = 3\n",
        "Sources/Features/Greeting/MVC/GreetingView.swift": "/* two\n\nlines */\nlet d = 4\n",
        "Sources/Features/Greeting/MVC/notes.md": "let x = 1\n",
        "Tests/Features/Greeting/MVCTests/GreetingTests.swift": "let e = 5\n\n\n",
    ]

    @Test("Test doubles are recognised by the ends of their file names")
    func testDoubles() async throws {
        let tests = "Tests/Features/Greeting/MVPTests"
        let folder = try TemporaryFolder([
            "Sources/Features/Greeting/MVP/GreetingSpy.swift": "class NoDouble {}\n",
            "\(tests)/GreetingViewSpy.swift": "class A {\n}\n",
            "\(tests)/ServiceStub.swift": "// b\nclass B {}\n",
            "\(tests)/SpyTests.swift": "func c() {}\n",
        ])
        defer { folder.remove() }
        let lines = try await ImplementationLinesMeasure(packageRoot: folder.path)
            .measure(Implementation(feature: .greeting, variant: .mvp))
        #expect(values(of: lines.testDoubles) == [2, 4, 3, 1, 0])
        #expect(lines.tests.files == 3)
    }

    @Test("Lines are counted by role and in total, and separately for tests")
    func byRole() async throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let lines = try await ImplementationLinesMeasure(packageRoot: folder.path).measure(
            implementation
        )
        #expect(lines.implementation == implementation)
        #expect(lines.roles.map(\.role) == [.controller, .view])
        #expect(values(of: lines.roles[0].lines) == [2, 5, 3, 1, 1])
        #expect(values(of: lines.roles[1].lines) == [1, 4, 1, 3, 0])
        #expect(values(of: lines.sources) == [3, 9, 4, 4, 1])
        #expect(values(of: lines.tests) == [1, 3, 1, 0, 2])
    }

    /// Files, lines, code, comment, blank.
    private func values(of total: TotalLines) -> [Int] {
        [total.files, total.lines, total.code, total.comment, total.blank]
    }

    @Test("The layout is the lines of the calls that arrange views, with all of their arguments")
    func layout() async throws {
        let folder = try TemporaryFolder([
            "Sources/Features/Greeting/MVC/GreetingView.swift": """
            // addStack(of: [none])
            contentView.addStack(of: [
                greetingLabel,

                showGreetingButton,
            ])
            stackView.addArrangedSubview(button)
            label.text = "addStack"
            views.forEach(stackView.addArrangedSubview)
            """,
            "Tests/Features/Greeting/MVCTests/GreetingTests.swift": "",
        ])
        defer { folder.remove() }
        let lines = try await ImplementationLinesMeasure(packageRoot: folder.path).measure(
            implementation
        )
        #expect(lines.layoutCode == 6)
        #expect(lines.restorationCode == 0)
    }

    @Test("The restoration is the lines that name the archive of states")
    func restoration() async throws {
        let folder = try TemporaryFolder([
            "Sources/Features/Greeting/MVC/GreetingAssembly.swift": """
            /// - Parameter archive: the states of an earlier screen.
            package static func screen(
                _ dependencies: GreetingDependencies,
                archive: StateArchive? = nil
            ) -> UIViewController {
                let store = Store(
                    archive?.state() ?? GreetingState(title: "archive"),
                    reduce: GreetingReducer.reduce
                )
                archive?.add(store)
            }
            """,
            "Tests/Features/Greeting/MVCTests/GreetingTests.swift": "",
        ])
        defer { folder.remove() }
        let lines = try await ImplementationLinesMeasure(packageRoot: folder.path).measure(
            implementation
        )
        #expect(lines.restorationCode == 3)
    }

    @Test("A link to a file of another implementation is counted like the file")
    func links() async throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        try folder.link(
            "Sources/Features/Greeting/MVC/LinkedView.swift",
            to: "../MVP/LinkedView.swift"
        )
        try folder.write("let e = 5\n", to: "Sources/Features/Greeting/MVP/LinkedView.swift")
        let lines = try await ImplementationLinesMeasure(packageRoot: folder.path).measure(
            implementation
        )
        #expect(values(of: lines.sources) == [4, 10, 5, 4, 1])
        #expect(values(of: lines.roles[1].lines) == [2, 5, 2, 3, 0])
    }

    @Test("A missing folder is an error that names it")
    func missingFolder() async throws {
        let folder = try TemporaryFolder(files.filter { $0.key.hasPrefix("Sources") })
        defer { folder.remove() }
        let error = await #expect(throws: ApplicationError.self) {
            _ = try await ImplementationLinesMeasure(packageRoot: folder.path).measure(
                implementation
            )
        }
        #expect(
            error?.description
                == "there is no Tests/Features/Greeting/MVCTests; is this the folder of the package?"
        )
    }

    @Test("An unterminated file is an error with its line")
    func unterminated() async throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let name = "Sources/Features/Greeting/MVC/GreetingView.swift"
        try folder.write("let a = 1\n/* no end\n", to: name)
        let error = await #expect(throws: ApplicationError.self) {
            _ = try await ImplementationLinesMeasure(packageRoot: folder.path).measure(
                implementation
            )
        }
        #expect(error?.description.hasPrefix("\(name):2: ") == true)
    }

    @Test("An unreadable folder is an error")
    func unreadable() async throws {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        try folder.link("Loop", to: "Loop")
        let measure = ImplementationLinesMeasure(packageRoot: "\(folder.path)/Loop")
        await #expect(throws: ApplicationError.self) {
            _ = try await measure.measure(implementation)
        }
    }
}
