internal import Changes
internal import Matrix
package import Workshop

/// The start page for teachers: lessons, timetables, exercises and common wrong solutions.
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
        let items = lessons.map { lesson -> Prose in
            Prose([.link(Prose(value: lesson.title), to: lesson.name)])
        }
        return [
            .heading(1, "Workshop"),
            .paragraph(
                """
                Each lesson takes ten minutes: a question, code to read, a command to run, measured values, \
                an advocate's answer, an exercise, and a sentence to remember. The code comes from the \
                implementations, the values from the report of this repository. `archbench workshop NAME` \
                shows a lesson in the terminal; `archbench demo` shows the feature.
                """
            ),
            .numbered(items),
        ] + timetables + exerciseBlocks + mistakes
    }

    // MARK: - Timetables

    private var timetables: [Block] {
        var twoHours = Table([("Minutes", .right), ("Lessons", .right), ("Activity", .left)])
        for (minutes, lessons, what) in [
            ("0", "1", "Same behaviour: play the demo. Everybody tries it."),
            ("15", "2, 3, 4", "Massive, MVC and MVP side by side, on the projector."),
            ("40", "–", "One exercise of level 1 for everybody."),
            ("65", "6, 12", "VIPER, and the cost of a change."),
            ("85", "10, 11", "The cost of layers, and the faults that tests find."),
            ("100", "14", "Choosing: a discussion with the claims page."),
            ("115", "–", "Everybody says in one sentence what they learned."),
        ] {
            twoHours.add([Prose(value: minutes), Prose(value: lessons), Prose(value: what)])
        }
        return [
            .heading(2, "Timetables"),
            .items([
                "**45 minutes**: lesson 1 with the demo, 4 with its exercise, 12 as a reading of two patches.",
                "**Two hours**: as in the table below.",
                """
                **A day**: all lessons in order, each with its exercise. At the end everybody describes a \
                small feature in the [description language](language), generates it in four \
                architectures and measures it.
                """,
            ]),
            .table(twoHours),
            .paragraph(
                """
                Before the workshop: run `scripts/prepare-laptop` on each laptop while there is a network. \
                During an exercise: `archbench exercise check --watch`. `scripts/try-workshop` runs every \
                command of the lessons and prints how long each takes.
                """
            ),
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
                `archbench exercise start NAME`.
                """
            ),
            .table(table),
        ]
    }

    private var mistakes: [Block] {
        [
            .heading(2, "Common wrong solutions"),
            .paragraph(
                """
                For the teacher. `scripts/check-exercises` verifies that archbench rejects each of them. \
                They are plausible mistakes, not data from classrooms.
                """
            ),
            .items(
                exercises.map { name, exercise in
                    "\(Prose.code(name)): \(exercise.mistakes.joined(separator: " "))"
                }
            ),
        ]
    }
}
