/// What a line of Swift source holds.
package enum LineKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// The line holds at least part of one token; comments beside it do not matter. Every line of a
    /// string literal is code, the blank ones too.
    case code

    /// The line holds comment and no token. Blank lines inside a block comment are comment.
    case comment

    /// The line holds white space or nothing.
    case blank
}
