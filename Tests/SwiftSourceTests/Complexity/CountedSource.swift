internal import SwiftSource
internal import Testing

/// A small source with functions that were counted by hand.
struct CountedSource: CustomTestStringConvertible, Sendable {
    let title: String
    let text: String
    /// Each function as `NAME COMPLEXITY NESTING`, in the order in which they begin.
    let functions: [String]

    init(_ title: String, _ text: String, _ functions: String...) {
        self.title = title
        self.text = text
        self.functions = functions
    }

    var testDescription: String { title }

    func check(_ location: SourceLocation = #_sourceLocation) {
        let counted = ComplexityCounter().functions(in: text).map {
            "\($0.name) \($0.complexity) \($0.nesting)"
        }
        #expect(counted == functions, sourceLocation: location)
    }
}
