import SwiftSource
import Testing

@Suite("Comments and blank lines")
struct CommentTests {
    @Test("Lines are classified as code, comment or blank", arguments: sources)
    func kinds(source: MarkedSource) {
        source.check()
    }

    static let sources = [
        MarkedSource(
            "code, comment and blank lines",
            """
            /|// A comment
            _|
            c|let x = 1
            c|let y = 2 // beside code
            _|  \t
            /|    /// documented
            c|/* before */ let z = 3
            /|/* alone */
            /|/* two */ /* alone */
            """
        ),
        MarkedSource(
            "block comments nest",
            """
            /|/* one /* two */
            /|still one
            /|*/
            c|let x = 1
            """
        ),
        MarkedSource(
            "blank lines inside a block comment are comment",
            """
            /|/*
            /|
            /|   text
            /|
            /|*/
            _|
            c|x
            """
        ),
        MarkedSource(
            "code behind the end and before the start of a block comment",
            """
            c|let a = 1 /* opens
            /|
            c|*/ let b = 2 /* again
            /|*/
            c|c()
            """
        ),
        MarkedSource(
            "the star of an opening does not close",
            """
            /|/*/ still open
            /|*/
            /|/**/
            /|/***/
            /|/*//*/ nested */ */
            c|x
            """
        ),
        MarkedSource(
            "a line comment hides what follows",
            #"""
            /|// "not a string
            /|// /* not a block
            /|// #"""
            c|let x = 1
            """#
        ),
        MarkedSource(
            "a block comment hides strings and line comments",
            #"""
            /|/* "
            /|// not the end of it
            /|""" */
            c|let x = 1
            """#
        ),
        MarkedSource(
            "directives are code, and so is what they leave out",
            """
            c|#if os(Linux) // where
            c|let x = 1
            c|#else
            /|// nothing
            c|#endif
            """
        ),
        MarkedSource(
            "a comment inside an expression does not make its line code",
            """
            c|let x = [
            /|    // first
            c|    1,
            /|    /* second */
            c|    2
            c|]
            """
        ),
        MarkedSource(
            "a shebang is a token of the parser, and only at the first byte",
            """
            c|#!/usr/bin/env swift /* no comment
            c|let x = 1
            """
        ),
    ]
}
