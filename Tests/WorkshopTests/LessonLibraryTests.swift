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
                @question Who knows `x`?
                One type
                and another.

                The end.
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
                .question("Who knows `x`?", answer: "One type and another."), .text("The end."),
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
            ("1-a.md", "# A\n\n@question Who?\n\nNobody.", "1-a.md:3"),
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
    private static let lessons = Result {
        try LessonLibrary(packageRoot: OwnPackage.root).lessons()
    }
    private static let exercises = ExerciseLibrary(packageRoot: OwnPackage.root)

    @Test("The numbers of the lessons are consecutive")
    func numbers() throws {
        let numbers = try Self.lessons.get().map(\.number)
        #expect(numbers == Array(1...numbers.count))
    }

    @Test("Each lesson has one exercise of its own, and two questions or more with answers")
    func exercises() throws {
        var exercises: [String] = []
        for lesson in try Self.lessons.get() {
            let own = lesson.parts.compactMap { part in
                if case .exercise(let name) = part { name } else { nil }
            }
            let questions = lesson.parts.count { part in
                if case .question = part { true } else { false }
            }
            #expect(own.count == 1, "\(lesson.name)")
            #expect(questions >= 2, "\(lesson.name)")
            exercises += own
        }
        #expect(Set(exercises).count == exercises.count)
        #expect(Set(exercises).isSubset(of: try Self.exercises.names()))
    }

    @Test("A paragraph has at most 60 words, and a sentence at most 30 words and two numbers")
    func lengths() throws {
        for lesson in try Self.lessons.get() {
            for text in lesson.parts.flatMap(Self.texts) {
                for paragraph in text.split(separator: "\n") {
                    #expect(paragraph.split(separator: " ").count <= 60, "\(paragraph)")
                    for sentence in paragraph.split(separator: #/[.?:] /#) {
                        #expect(sentence.split(separator: " ").count <= 30, "\(sentence)")
                        #expect(sentence.matches(of: /\b\d+/).count <= 2, "\(sentence)")
                    }
                }
            }
        }
    }

    @Test("A plan names lessons and exercises that exist, and has time for them")
    func timetables() throws {
        let lessons = try Self.lessons.get()
        for timetable in Timetable.all {
            #expect(timetable.entries.reduce(0) { $0 + $1.minutes } == timetable.minutes)
            for entry in timetable.entries {
                var needed = try entry.exercise.map {
                    try Self.exercises.exercise($0).level.minutes
                }
                for name in entry.lessons {
                    let lesson = try #require(lessons.first { $0.name == name })
                    needed = (needed ?? 0) + lesson.minutes
                }
                #expect(needed ?? 0 <= entry.minutes, "\(timetable.title): \(entry)")
            }
        }
    }

    @Test(
        "A class learns what a term means before a lesson uses it",
        arguments: [
            ("mutant|mutation|survivors", "A *mutant* is"),
            ("view-free|viewFree|tests-without-view", "A *view-free test* creates"),
        ]
    )
    func terms(uses: String, definition: String) throws {
        let lessons = try Self.lessons.get()
        let orders =
            Timetable.all.map { timetable in
                timetable.entries.flatMap(\.lessons).compactMap { name in
                    lessons.first { $0.name == name }
                }
            } + [lessons]
        for order in orders {
            var isKnown = false
            for lesson in order where !isKnown {
                let text = try lesson.parts.flatMap(Self.allTexts).joined(separator: "\n")
                let use = try text.firstRange(of: Regex(uses).ignoresCase())
                guard let use else { continue }
                let defined = text.firstRange(of: definition)
                isKnown = defined.map { $0.lowerBound < use.lowerBound } ?? false
                #expect(isKnown, "\(lesson.name): \(text[use])")
            }
        }
    }

    /// Returns the texts that a lesson's author has written in a part.
    private static func texts(of part: Lesson.Part) -> [String] {
        switch part {
        case .text(let text): [text]
        case .question(let question, let answer): [question, answer]
        default: []
        }
    }

    /// Returns the texts of a part, with those of its exercise and the names of values.
    private static func allTexts(of part: Lesson.Part) throws -> [String] {
        switch part {
        case .result(_, let subjects): subjects
        case .exercise(let name): try exercises.exercise(name).task
        default: texts(of: part)
        }
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
