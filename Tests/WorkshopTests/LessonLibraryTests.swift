internal import Changes
internal import InputFiles
internal import TemporaryFolders
internal import Testing
internal import Workshop

@Suite("The files of lessons")
struct LessonLibraryTests {
    private func lessons(_ files: [String: String]) throws -> [Lesson] {
        var paths: [String: String] = [:]
        for (name, text) in files { paths["\(LessonLibrary.path)/\(name)"] = text }
        let folder = try TemporaryFolder(paths)
        defer { folder.remove() }
        return try LessonLibrary(packageRoot: folder.path).lessons()
    }

    @Test("A lesson is parsed into headings, text and inserted parts")
    func parts() throws {
        let lesson = try #require(
            try lessons([
                "04-mvp.md": """
                # MVP

                One line
                and another.

                ## Where to look

                - this
                - that
                @code A.swift run
                @run show greeting page
                @result calls blog-feed like
                @decision MVP 3
                @exercise roll-back-update
                """
            ])
            .first
        )
        #expect((lesson.number, lesson.name, lesson.title) == (4, "mvp", "MVP"))
        #expect(
            lesson.parts == [
                .text("One line and another."), .heading("Where to look"), .text("- this\n- that"),
                .code(path: "A.swift", declaration: "run"), .command("show greeting page"),
                .result(kind: "calls", subjects: ["blog-feed", "like"]),
                .designDecision(variant: "MVP", number: 3), .exercise("roll-back-update"),
            ]
        )
    }

    @Test("Lessons are ordered by their numbers")
    func order() throws {
        let names = try lessons(["10-b.md": "# B", "9-a.md": "# A", "11-two-words.md": "# C"])
            .map(\.name)
        #expect(names == ["a", "b", "two-words"])
    }

    @Test(
        "The error for an invalid lesson has its file and line",
        arguments: [
            ("mvp.md", "# MVP", "mvp.md:1"), ("1-a.md", "MVP", "1-a.md:1"),
            ("1-a.md", "# A\n\n@code one", "1-a.md:3"),
            ("1-a.md", "# A\n@decision MVP x", "1-a.md:2"),
            ("1-a.md", "# A\n@picture x", "'@picture x'"),
        ]
    )
    func problems(name: String, text: String, part: String) {
        do {
            _ = try lessons([name: text])
            Issue.record("It is one.")
        } catch {
            #expect("\(error)".contains(part))
        }
    }
}

@Suite("The lessons of this package")
struct OwnLessonsTests {
    @Test("The numbers of the lessons are consecutive")
    func numbers() throws {
        let numbers = try LessonLibrary(packageRoot: OwnPackage.root).lessons().map(\.number)
        #expect(numbers == Array(1...numbers.count))
    }
}

@Suite("Excerpts of declarations")
struct ExcerptTests {
    private let source = """
        /// A screen.
        final class Screen: View {
            private let title: String
            var count: Int { 1 }
            var onTap: (() -> Void)? {
                didSet { run() }
            }

            // run is not here
            init(title: String) {
                self.title = "run {"
            }

            /// Runs.
            private func run<A>(
                _ body: (A) -> Void = { _ in }
            ) async throws -> Int
            where A: Sendable {
                if true { return 1 }
                return 2
            }
        }

        protocol Runner {
            func start()
            var isOn: Bool { get }
        }
        """

    private func excerpt(_ name: String) throws -> (line: Int, text: String) {
        let folder = try TemporaryFolder(["A.swift": source])
        defer { folder.remove() }
        return try LessonLibrary(packageRoot: folder.path).excerpt(of: name, in: "A.swift")
    }

    @Test("The excerpt of a function has its body without indentation")
    func function() throws {
        let run = try excerpt("run")
        #expect(run.line == 15)
        #expect(
            run.text == """
                private func run<A>(
                    _ body: (A) -> Void = { _ in }
                ) async throws -> Int
                where A: Sendable {
                    if true { return 1 }
                    return 2
                }
                """
        )
    }

    @Test("Excerpts of properties, initialisers, requirements and types are complete")
    func others() throws {
        #expect(try excerpt("title").text == "private let title: String")
        #expect(try excerpt("count").text == "var count: Int { 1 }")
        #expect(try excerpt("onTap").text.hasSuffix("didSet { run() }\n}"))
        #expect(try excerpt("init").text == "init(title: String) {\n    self.title = \"run {\"\n}")
        #expect(try excerpt("start").text == "func start()")
        #expect(try excerpt("isOn").text == "var isOn: Bool { get }")
        #expect(try excerpt("Runner").text.hasPrefix("protocol Runner {\n    func start()"))
        #expect(try excerpt("Screen").line == 2)
    }

    @Test("An unknown declaration and a missing source are errors")
    func missing() {
        for (name, path) in [("body", "A.swift"), ("run", "B.swift")] {
            #expect(throws: ApplicationError.self) {
                let folder = try TemporaryFolder(["A.swift": source])
                defer { folder.remove() }
                _ = try LessonLibrary(packageRoot: folder.path).excerpt(of: name, in: path)
            }
        }
    }
}
