/// A plan for a class.
package struct Timetable: Sendable {
    package struct Entry: Sendable {
        package let minutes: Int
        /// The names of lessons that are taught without their exercises.
        package let lessons: [String]
        /// The name of the exercise that everybody does.
        package let exercise: String?
        package let activity: String
    }

    package let title: String
    /// The length of the class.
    package let minutes: Int
    package let entries: [Entry]

    /// The entries with the minute in which each begins.
    package var schedule: [(start: Int, entry: Entry)] {
        var start = 0
        return entries.map { entry in
            defer { start += entry.minutes }
            return (start, entry)
        }
    }

    package static let all = [twoHours, short, day]

    private static func lesson(_ minutes: Int, _ name: String, _ activity: String) -> Entry {
        Entry(minutes: minutes, lessons: [name], exercise: nil, activity: activity)
    }

    private static func exercise(_ minutes: Int, _ name: String, _ activity: String) -> Entry {
        Entry(minutes: minutes, lessons: [], exercise: name, activity: activity)
    }

    private static func other(_ minutes: Int, _ activity: String) -> Entry {
        Entry(minutes: minutes, lessons: [], exercise: nil, activity: activity)
    }

    private static let twoHours = Timetable(
        title: "Two hours",
        minutes: 120,
        entries: [
            lesson(13, "same", "Play the demo. Everybody tries it."),
            lesson(13, "massive", "Read one function in Massive and in MVC."),
            lesson(10, "mvp", "Read one tap in MVC and in MVP."),
            exercise(15, "break-retain-cycle", "Everybody does the exercise."),
            lesson(13, "mvvm", "Follow one like step by step, in MVP and in MVVM."),
            other(5, "Pause."),
            lesson(11, "tests", "See which faults the tests find."),
            lesson(13, "viper", "Count the interfaces that a tap crosses."),
            lesson(13, "change", "Read one change in MVVM and in VIPER."),
            lesson(10, "choosing", "Discuss the table of claims."),
            other(4, "Everybody says in one sentence what they learned."),
        ]
    )

    private static let short = Timetable(
        title: "45 minutes",
        minutes: 45,
        entries: [
            lesson(13, "same", "Play the demo. Everybody tries it."),
            lesson(10, "mvp", "Read one tap in MVC and in MVP."),
            exercise(15, "break-retain-cycle", "Everybody does the exercise."),
            other(7, "Everybody says in one sentence what they learned."),
        ]
    )

    private static let day = Timetable(
        title: "A day",
        minutes: 420,
        entries: [
            lesson(13, "same", "Play the demo. Everybody tries it."),
            lesson(13, "massive", "Read one function in Massive and in MVC."),
            lesson(16, "mvc", "Follow a decision from a module to its scene."),
            lesson(10, "mvp", "Read one tap in MVC and in MVP."),
            exercise(15, "break-retain-cycle", "Everybody does the exercise."),
            other(10, "Pause."),
            lesson(13, "mvvm", "Follow one like step by step, in MVP and in MVVM."),
            exercise(20, "deliver-event-once", "Everybody does the exercise."),
            lesson(11, "tests", "See which faults the tests find."),
            exercise(20, "kill-every-mutant", "Everybody does the exercise."),
            other(45, "Lunch."),
            lesson(13, "viper", "Count the interfaces that a tap crosses."),
            exercise(20, "pass-a-dto", "Everybody does the exercise."),
            lesson(13, "change", "Read one change in MVVM and in VIPER."),
            exercise(15, "add-button-in-mvc", "Everybody does the exercise."),
            other(10, "Pause."),
            lesson(13, "coupling", "Compare three ways to answer."),
            lesson(12, "events", "Send late events to a player."),
            exercise(20, "ignore-stale-callback", "Everybody does the exercise."),
            lesson(10, "formatting", "Ask who writes the text."),
            lesson(10, "fetching", "Ask who calls the service."),
            lesson(10, "controllers", "Ask who binds the view."),
            other(10, "Pause."),
            lesson(10, "choosing", "Discuss the table of claims."),
            exercise(15, "write-decision-record", "Each group writes its decision."),
            other(
                45,
                "Everybody describes a small feature in the [description language](language), "
                    + "generates it in four architectures and compares them."
            ),
            other(8, "Everybody says in one sentence what they learned."),
        ]
    )
}
