extension SourceFile {
    /// Returns the bytes of the file.
    ///
    /// - Throws: the reason why it cannot be read, or does not appear to be UTF-8 text.
    package func contents() throws(UnreadablePath) -> [UInt8] {
        var buffer: [UInt8] = []
        let size = try read(into: &buffer)
        return Array(buffer[..<size])
    }

    /// Reads the file into a buffer that is reused for the next file.
    ///
    /// - Returns: the number of bytes. The buffer only grows, and the bytes after this number are
    ///   left from before.
    func read(into buffer: inout [UInt8]) throws(UnreadablePath) -> Int {
        let size: Int
        if let stream {
            buffer = stream
            size = stream.count
        } else {
            switch FileSystem.contents(of: location, into: &buffer) {
            case .success(let count): size = count
            case .failure(let failure): throw UnreadablePath(path: path, reason: failure.reason)
            }
        }
        let encoding = buffer.withUnsafeBytes { bytes in
            SourceEncoding(of: UnsafeRawBufferPointer(rebasing: bytes[..<size]))
        }
        if let obstacle = encoding.obstacle {
            throw UnreadablePath(path: path, reason: obstacle)
        }
        return size
    }
}
