extension SourceFile {
    /// The bytes of the file. Throws why it cannot be read.
    package func contents() throws(UnreadablePath) -> [UInt8] {
        var buffer: [UInt8] = []
        switch FileSystem.contents(of: location, into: &buffer) {
        case .success(let size): return Array(buffer[..<size])
        case .failure(let failure): throw UnreadablePath(path: path, reason: failure.reason)
        }
    }
}
