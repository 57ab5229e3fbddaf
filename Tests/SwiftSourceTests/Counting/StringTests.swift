import SwiftSource
import Testing

@Suite("String literals")
struct StringTests {
    @Test("Comment markers and blank lines in a string literal are code", arguments: sources)
    func kinds(source: MarkedSource) {
        source.check()
    }

    static let sources = [
        MarkedSource(
            "comment markers in a single-line literal",
            #"""
            c|let a = "/* no comment"
            c|let b = "// none" // one
            /|// one
            c|let c = ""
            /|/* one */
            """#
        ),
        MarkedSource(
            "an escaped quote or backslash",
            #"""
            c|let a = "\" /* in"
            /|// out
            c|let b = "\\" /* out
            /|*/
            c|let c = "\\\"/*"
            /|// out
            """#
        ),
        MarkedSource(
            "blank lines and comment markers in a multi-line literal",
            ##"""
            c|let a = """
            c|
            c|    // text
            c|  /*
            c|    "quoted" ""two""
            c|    \""" escaped
            c|  \
            c|    """
            /|// out
            """##
        ),
        MarkedSource(
            "a multi-line literal that ends beside code and comment",
            ##"""
            c|f("""
            c|  a
            c|  """, b) /* out
            /|*/
            """##
        ),
        MarkedSource(
            "a raw literal ends only at its pounds",
            ####"""
            c|let a = #"" /* in "#
            c|let b = ##"a"# // in"##
            c|let c = #"\" // out
            c|let d = #"\#" /* in"#
            /|// out
            """####
        ),
        MarkedSource(
            "a raw multi-line literal",
            ####"""
            c|let a = ##"""
            c|  """ // in
            c|
            c|  """# /* in
            c|  """##
            /|// out
            """####
        ),
        MarkedSource(
            "three quotes with pounds may be one line",
            ####"""
            c|let a = #"""#
            /|// out
            c|let b = #"""a""#
            /|// out
            c|let c = ##""""##
            /|// out
            """####
        ),
        MarkedSource(
            "three quotes without pounds open lines, and close on the same one",
            ####"""
            c|let a = """text"""
            /|// out
            c|let b = "" + "" // out
            _|
            """####
        ),
        MarkedSource(
            "a single-line literal without end ends with its line",
            ####"""
            c|let a = "no end /* in
            /|// out
            c|let b = #"no end /* in
            /|// out
            c|let c = "\
            /|// out
            """####
        ),
        MarkedSource(
            "apostrophes quote for the lexer, and end with the line too",
            ####"""
            c|let a = '/* "'
            /|// out
            c|it's not Swift /* in
            /|// out
            """####
        ),
        MarkedSource(
            "quotes in backticks are part of a name",
            ####"""
            c|func `says "hello /*`() {}
            /|// out
            c|let a = ` /* out
            /|*/
            """####
        ),
        MarkedSource(
            "an editor placeholder is one token",
            ####"""
            c|f(<#T##"a // b#>)
            /|// out
            c|let a = <# /* out
            /|*/
            """####
        ),
    ]
}
