internal import Report

/// The names of metrics on the command line and in messages. They are those of ``MeasureKind``,
/// except where the standard term differs from the key in `report.json`; that key is accepted as an
/// alias.
package enum MetricName {
    /// The terms that differ, by the name of the ``MeasureKind``.
    package static let terms = ["sameness": "equivalence", "growth": "scaling"]

    /// All terms, in the order of pages.
    package static var all: [String] { MeasureKind.all.map { term(for: $0.name) } }

    /// Returns the term for the name of a ``MeasureKind``.
    package static func term(for name: String) -> String { terms[name] ?? name }

    /// Returns the name of the ``MeasureKind`` for a term.
    package static func kindName(of term: String) -> String {
        terms.first { $0.value == term }?.key ?? term
    }
}
