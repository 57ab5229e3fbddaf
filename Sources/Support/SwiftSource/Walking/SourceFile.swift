/// A file that a walk found.
package struct SourceFile: Hashable, Sendable {
    /// The shown path: the path that the user gave, followed by the relative path below it. Below
    /// `.` only the relative path is shown (`Sources/A.swift`, not `./Sources/A.swift`).
    package let path: String

    /// The path for opening, in the form of ``FileName``.
    package let location: String

    /// The bytes of standard input, a pipe or a device, which can be read only once; `nil` for a
    /// file on disk.
    let stream: [UInt8]?

    init(path: String, location: String, stream: [UInt8]? = nil) {
        self.path = path
        self.location = location
        self.stream = stream
    }
}
