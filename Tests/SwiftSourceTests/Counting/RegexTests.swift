import SwiftSource
import Testing

@Suite("Regex literals and operators")
struct RegexTests {
    @Test("Quotes and comment markers in a regex literal are code", arguments: literals)
    func literal(source: MarkedSource) {
        source.check()
    }

    @Test("A division operator does not begin a regex literal", arguments: operators)
    func division(source: MarkedSource) {
        source.check()
    }

    static let literals = [
        MarkedSource(
            "quotes in a plain regex",
            ####"""
            c|let a = /"/
            /|// out
            c|let b = /[^"]+\/*/ // out
            /|// out
            c|f(/"""/, /"/)
            /|// out
            c|return /^"/
            /|// out
            """####
        ),
        MarkedSource(
            "with an operator in front",
            ####"""
            c|let a = !/"/.matches
            /|// out
            c|let b = try? /^ "/
            /|// out
            """####
        ),
        MarkedSource(
            "where only an expression can stand",
            ####"""
            c|let a = /^ "/
            /|// out
            c|let b = x ?? /^ "/
            /|// out
            c|#/"// /* "#/
            /|// out
            """####
        ),
        MarkedSource(
            "with pounds, over lines",
            ####"""
            c|let a = #/
            c|  [a-z]  # text "
            c|
            c|  // text /*
            c|  /#
            /|// out
            c|let b = ##/ "/# ( /##
            /|// out
            """####
        ),
        MarkedSource(
            "with pounds and no end, for one line",
            ####"""
            c|let a = #/ " /*
            /|// out
            c|let b = #/
            /|// out
            c|let c = 1
            """####
        ),
    ]

    static let operators = [
        MarkedSource(
            "division",
            ####"""
            c|let a = b / c // out
            c|let d = b/c/"/*"
            /|// out
            c|let e = (b) / "/*"
            /|// out
            c|let f = b / 1 / "/"
            /|// out
            c|let g = [1]/2 + "/".count
            /|// out
            """####
        ),
        MarkedSource(
            "an operator as a function or a declaration",
            ####"""
            c|let a = b.reduce(1, /) // )/
            c|let c = f(/, "/") + "// in"
            /|// out
            c|prefix operator /^/
            c|func /(a: Int, b: Int) -> Int { "/".count }
            /|// out
            """####
        ),
        MarkedSource(
            "a comment begins inside an operator",
            ####"""
            c|let a = b +// out
            c|    c +/* out "
            /|*/
            c|    d
            c|let e = f!// out "
            c|let g = h*/* out
            c|*/ i
            """####
        ),
        MarkedSource(
            "the end of a comment without its start is an operator",
            ####"""
            c|*/ let a = "/*"
            /|// out
            c|let b = a */ "/" // out
            /|// out
            """####
        ),
        MarkedSource(
            "a builder's lines are no regex when a space follows the slash",
            ####"""
            c|1
            c|/ 2 /
            c|"/*".count
            /|// out
            """####
        ),
    ]
}
