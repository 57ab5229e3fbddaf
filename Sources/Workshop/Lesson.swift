/// Ten minutes of a workshop: one idea, with what to look at, to run and to do.
package struct Lesson: Hashable, Sendable {
    /// A piece of a lesson. What it shows is taken from the sources and the report when it is drawn, so
    /// that nothing is typed twice.
    package enum Part: Hashable, Sendable {
        case heading(String)
        /// A paragraph, or items that begin with a dash, as an author of Markdown writes them.
        case text(String)
        /// A declaration of a source, by its name.
        case code(path: String, declaration: String)
        /// What to type behind `archbench`.
        case command(String)
        /// Figures of the report: what kind, and about what.
        case figure(kind: String, subjects: [String])
        /// What was decided in the name of a variant, and why; counted from 1.
        case caveat(variant: String, number: Int)
        case exercise(String)
    }

    /// By what commands call it.
    package let name: String
    /// Where it stands among the lessons.
    package let number: Int
    package let title: String
    package let parts: [Part]
}
