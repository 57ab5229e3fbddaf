/// A lesson of the workshop about one idea, with code, commands and an exercise.
package struct Lesson: Hashable, Sendable {
    /// A part of a lesson. Code and measurements are inserted from the sources and the report when
    /// the lesson is rendered, so that they are never out of date.
    package enum Part: Hashable, Sendable {
        case heading(String)
        /// A paragraph, or items that begin with a dash, in Markdown.
        case text(String)
        /// A declaration in a source file, by its name.
        case code(path: String, declaration: String)
        /// A command to run, without `archbench`.
        case command(String)
        /// Measurements of the report: the kind and the subjects.
        case result(kind: String, subjects: [String])
        /// A design decision of a variant with its reason; numbered from 1.
        case designDecision(variant: String, number: Int)
        case exercise(String)
        /// A question for the class, with the answer for the teacher, in Markdown.
        case question(String, answer: String)
    }

    /// The name in commands.
    package let name: String
    /// The position among the lessons.
    package let number: Int
    package let title: String
    package let parts: [Part]

    /// The estimated minutes without the exercise: the time to read the text aloud, one minute for
    /// each excerpt, command, measurement and question, and two for each demo.
    package var minutes: Int { Int((parts.reduce(0) { $0 + Self.minutes(of: $1) }).rounded(.up)) }

    private static let wordsPerMinute = 120.0

    private static func minutes(of part: Part) -> Double {
        switch part {
        case .text(let text):
            Double(text.split { $0 == " " || $0 == "\n" }.count) / wordsPerMinute
        case .command(let command): command.hasPrefix("demo") ? 2 : 1
        case .code, .result, .designDecision, .question: 1
        case .heading, .exercise: 0
        }
    }
}
