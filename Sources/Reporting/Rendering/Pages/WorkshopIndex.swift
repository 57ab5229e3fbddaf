internal import Changes
internal import Matrix
package import Workshop

/// The start page for teachers: timetables, preparation, lessons, exercises and common wrong solutions.
package struct WorkshopIndex {
    private let lessons: [Lesson]
    private let exercises: [(name: String, exercise: Exercise)]

    /// - Parameter exercises: the exercises in the order of the page, with their names in commands.
    package init(_ lessons: [Lesson], exercises: [(name: String, exercise: Exercise)]) {
        self.lessons = lessons
        self.exercises = exercises
    }

    /// The page as Markdown, with a newline at the end.
    package var markdown: String { MarkdownWriter.text(of: blocks) + "\n" }

    var blocks: [Block] {
        [
            .heading(1, "Workshop"),
            .paragraph(
                "How can a class compare architectures in two hours? It plays one demo, reads the same "
                    + "code in several architectures, solves one exercise, and discusses measured values."
            ),
        ] + Timetable.all.prefix(1).flatMap(timetable) + preparation
            + Timetable.all.dropFirst().flatMap(timetable) + lessonBlocks + exerciseBlocks
    }

    // MARK: - Timetables

    private func timetable(_ timetable: Timetable) -> [Block] {
        var table = Table([("Minute", .right), ("Lesson or exercise", .left), ("Activity", .left)])
        for (start, entry) in timetable.schedule {
            let subjects = entry.lessons.map(link) + (entry.exercise.map { [.code($0)] } ?? [])
            table.add([
                "\(start)", subjects.isEmpty ? .dash : Wording.list(subjects),
                Prose(authored: entry.activity),
            ])
        }
        table.add(["\(timetable.minutes)", .dash, "End."])
        return [.heading(2, "\(timetable.title)"), .table(table)]
    }

    private func link(to name: String) -> Prose {
        guard let lesson = lessons.first(where: { $0.name == name }) else { return "\(name)" }
        return "\(lesson.number). " + Prose([.link(Prose(value: lesson.title), to: name)])
    }

    // MARK: - Preparation

    private var preparation: [Block] {
        [
            .heading(2, "Before the class"),
            .items([
                """
                **Each laptop**: run `scripts/prepare-laptop` while there is a network. It builds \
                everything, and prints the minutes and the disk space that it took. On two cores, archbench \
                alone took 3 minutes and 0.3 GB, its tests 7 to 13 minutes and 1.2 GB; the exercises need \
                more, so do it the day before. Afterwards no command needs the network.
                """,
                """
                **On a Mac**: nobody has run archbench there. Try `swift run archbench demo greeting` days \
                before. If it fails, `scripts/in-container swift run archbench demo greeting` runs it in \
                Linux, with docker or podman. That image is untried, too, so have one Linux laptop for the \
                projector.
                """,
                """
                **Each command**: `scripts/try-workshop` runs every command of the lessons and prints how \
                long it takes.
                """,
            ]),
            .heading(2, "If something fails"),
            .items([
                """
                **The demo does not start**: open `Reports/index.html` in a browser. Its view “Steps” shows \
                screens and calls step by step. The committed pages of the lessons have all code and \
                values; `Reports/workshop/index.html` has them in one file, without a network.
                """,
                """
                **An exercise does not build**: read it together. `archbench exercise start NAME` prints \
                the task, `archbench exercise hint` a hint and `archbench exercise solution` the solution.
                """,
                """
                **An exercise does not start**: it needs committed sources. `git restore Sources Tests` \
                removes all changes there.
                """,
            ]),
        ]
    }

    // MARK: - Lessons

    private var lessonBlocks: [Block] {
        var table = Table([
            ("Lesson", .left), ("Minutes", .right), ("Exercise", .left), ("Minutes", .right),
        ])
        for lesson in lessons {
            let names = lesson.parts.compactMap { part in
                if case .exercise(let name) = part { name } else { nil }
            }
            let minutes = names.compactMap { name in
                exercises.first { $0.name == name }?.exercise.level.minutes
            }
            table.add([
                link(to: lesson.name), "\(lesson.minutes)",
                names.first.map(Prose.code) ?? .dash, .value(minutes.first),
            ])
        }
        return [
            .heading(2, "Lessons"),
            .paragraph(
                """
                The code comes from the implementations, the values from the report of this repository. \
                `archbench workshop NAME` shows a lesson in the terminal, with the answers for the teacher \
                on its last page. All minutes are estimates.
                """
            ),
            .table(table),
        ]
    }

    // MARK: - Exercises

    private var exerciseBlocks: [Block] {
        var table = Table([
            ("Level", .right), ("Exercise", .left), ("Topic", .left), ("Implementation", .left),
        ])
        for (name, exercise) in exercises {
            table.add([
                Prose(value: "\(exercise.level.rawValue)"), .code(name),
                Prose(value: exercise.title),
                Prose(value: "\(exercise.feature) \(exercise.variant.title)"),
            ])
        }
        return [
            .heading(2, "Exercises"),
            .paragraph(
                """
                Level: 1 (easy) to 3 (hard). Exercises do not depend on each other. Start one with \
                `archbench exercise start NAME`, and check it with `archbench exercise check --watch`.
                """
            ),
            .table(table),
            .folded(
                "Common wrong solutions, for the teacher",
                [
                    .paragraph(
                        """
                        `scripts/check-exercises` verifies that archbench rejects each of them. They are \
                        plausible mistakes, not data from classrooms.
                        """
                    ),
                    .items(
                        exercises.map { name, exercise in
                            "\(Prose.code(name)): \(exercise.mistakes.joined(separator: " "))"
                        }
                    ),
                ]
            ),
        ]
    }
}
