/// A file that a walk found.
package struct SourceFile: Hashable, Sendable {
    /// The path to show: what the person named, with the way below it appended. Below `.` the way
    /// stands alone (`Sources/A.swift`, not `./Sources/A.swift`).
    package let path: String

    /// The path to open, as ``FileName`` makes it of bytes.
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
