import SwiftSource
import Testing

@Suite("String interpolation")
struct InterpolationTests {
    @Test("Interpolations are counted as code, to any depth", arguments: sources)
    func kinds(source: MarkedSource) {
        source.check()
    }

    static let sources = [
        MarkedSource(
            "parentheses and strings nest",
            ####"""
            c|let a = "\(f(g(1), ")")) /* in"
            /|// out
            c|let b = "\("\("\(1) // in") /* in")"
            /|// out
            c|let c = "\(")") /*"
            /|// out
            """####
        ),
        MarkedSource(
            "a comment inside does not end the literal",
            ####"""
            c|let a = "\(1 /* ) " */) // in"
            /|// out
            """####
        ),
        MarkedSource(
            "raw literals interpolate with their pounds only",
            ####"""
            c|let a = #"\(/* in"#
            /|// out
            c|let b = #"\#(f(")")) /* in"#
            /|// out
            c|let c = ##"\#(" \##("\(")")") /* in"##
            /|// out
            """####
        ),
        MarkedSource(
            "a multi-line literal holds code with its own comments and blank lines",
            ####"""
            c|let a = """
            c|  \(
            /|  // a comment
            _|
            c|  f("""
            c|
            c|    // text
            c|    """)
            /|  /* one
            /|
            /|  */
            c|  )
            c|
            c|  """
            /|// out
            """####
        ),
        MarkedSource(
            "a multi-line literal inside a single-line one",
            ####"""
            c|let a = "\("""
            c|
            c|  // text
            c|  """) /* in"
            /|// out
            """####
        ),
        MarkedSource(
            "an interpolation of a single-line literal ends with its line",
            ####"""
            c|let a = "\(f(1
            /|// out
            c|let b = (")" /* out
            c|*/, 1)
            """####
        ),
        MarkedSource(
            "single-line literals end inside the multi-line one around them",
            ####"""
            c|let a = """
            c|  \(f("\(g(
            /|  // code of the outer interpolation
            c|  ))
            c|  // text
            c|  """
            /|// out
            """####
        ),
        MarkedSource(
            "a regex literal inside",
            ####"""
            c|let a = "\(s.contains(/[")]"/)) /* in"
            /|// out
            """####
        ),
    ]
}
