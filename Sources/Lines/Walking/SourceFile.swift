/// A file that a walk found.
package struct SourceFile: Hashable, Sendable {
    /// The path to show: what the person named, with the way below it appended. Below `.` the way
    /// stands alone (`Sources/A.swift`, not `./Sources/A.swift`).
    package let path: String

    /// The path to open, as ``FileName`` makes it of bytes.
    package let location: String
}
