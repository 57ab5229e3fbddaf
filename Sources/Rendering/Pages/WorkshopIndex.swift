internal import Matrix
package import Workshop

/// What a teacher begins with: the lessons, how they fill a time, and the exercises with what people may
/// get wrong in them.
package struct WorkshopIndex {
    private let lessons: [Lesson]
    private let exercises: [(name: String, exercise: Exercise)]

    /// - Parameter exercises: in the order in which they are shown, by what commands call them.
    package init(_ lessons: [Lesson], exercises: [(name: String, exercise: Exercise)]) {
        self.lessons = lessons
        self.exercises = exercises
    }

    /// As Markdown, with a newline at the end.
    package var markdown: String { MarkdownWriter.text(of: blocks) + "\n" }

    var blocks: [Block] {
        let items = lessons.map { lesson -> Prose in
            Prose([.link(Prose(value: lesson.title), to: lesson.name)])
        }
        return [
            .heading(1, "Workshop"),
            .paragraph(
                """
                Ten minutes each: a question, where to look, what to run, a figure, what an advocate \
                would answer, an exercise, and a sentence to take home. Code is taken from the cells, \
                figures from the report of this repository. `archbench workshop NAME` shows a lesson in \
                the terminal, `archbench demo` what it is about.
                """
            ),
            .numbered(items),
        ] + timetables + exerciseBlocks + mistakes
    }

    // MARK: - Timetables

    private var timetables: [Block] {
        var twoHours = Table([("Minutes", .right), ("Lessons", .right), ("What happens", .left)])
        for (minutes, lessons, what) in [
            ("0", "1", "What is the same, with the demo; everybody plays it."),
            ("15", "2, 3, 4", "Massive, MVC and MVP against each other, on the projector."),
            ("40", "–", "One exercise of the first level for everybody."),
            ("65", "6, 12", "VIPER, and what a change costs there and elsewhere."),
            ("85", "10, 11", "What layers cost, and what tests notice."),
            ("100", "13", "Choosing: a discussion with the page of claims."),
            ("115", "–", "What each takes home, in a sentence."),
        ] {
            twoHours.add([Prose(value: minutes), Prose(value: lessons), Prose(value: what)])
        }
        return [
            .heading(2, "Timetables"),
            .items([
                "**45 minutes**: 1 with the demo, 4 with its exercise, 12 as a reading of two patches.",
                "**Two hours**: as below, from the minute that stands first.",
                """
                **A day**: all lessons in their order, each with its exercise; at the end everybody \
                describes a small feature of their own, generates it four ways and measures it.
                """,
            ]),
            .table(twoHours),
            .paragraph(
                """
                Before: `scripts/prepare-laptop` on each laptop, while there is a network. During an \
                exercise: `archbench exercise check --watch`. `scripts/try-workshop` runs every command \
                of the lessons, and tells how long each makes people wait.
                """
            ),
        ]
    }

    // MARK: - Exercises

    private var exerciseBlocks: [Block] {
        var table = Table([
            ("Level", .right), ("Exercise", .left), ("What it is about", .left), ("Where", .left),
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
                The level says how much one has to know. Each can be done by itself, in any order: \
                `archbench exercise start NAME`.
                """
            ),
            .table(table),
        ]
    }

    private var mistakes: [Block] {
        [
            .heading(2, "What people may get wrong"),
            .paragraph(
                """
                For the teacher: what is plausible and no solution. The workbench refuses each of these, \
                which `scripts/check-exercises` proves; which of them people really try first nobody has \
                counted.
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
