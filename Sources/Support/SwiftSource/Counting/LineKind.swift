/// The kind of a line of Swift source.
package enum LineKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// The line contains at least part of one token, with or without comments. Every line of a
    /// string literal is code, including blank ones.
    case code

    /// The line contains comment and no token. Blank lines inside a block comment are comment.
    case comment

    /// The line is empty or contains only white space.
    case blank
}
