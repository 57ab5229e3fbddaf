/// A ten-minute lesson of the workshop about one idea, with code, commands and an exercise.
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
    }

    /// The name in commands.
    package let name: String
    /// The position among the lessons.
    package let number: Int
    package let title: String
    package let parts: [Part]
}
