internal import InputFiles

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension FileSystem {
    /// The bytes of a regular file, read into a buffer that is used again for the next file.
    ///
    /// The buffer only grows, and what lies behind the count it returns is left from before.
    static func contents(of path: String, into buffer: inout [UInt8]) -> Result<Int, Failure> {
        // Without waiting, or a pipe with a file's name would be waited for.
        let descriptor = FileName.withSystemPath(path) {
            open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        }
        guard descriptor >= 0 else { return .failure(Failure(code: errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return .failure(Failure(code: errno)) }
        guard kind(of: status) == .file else { return .failure(Failure(code: EINVAL)) }

        // One more than its size, so that the end is seen without growing.
        grow(&buffer, to: Int(status.st_size) + 1)
        var count = 0
        while true {
            if count == buffer.count { grow(&buffer, to: count * 2) }
            let added = buffer.withUnsafeMutableBytes { bytes in
                let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
                return read(descriptor, rest.baseAddress, rest.count)
            }
            if added == 0 { return .success(count) }
            if added > 0 {
                count += added
            } else if errno != EINTR {
                return .failure(Failure(code: errno))
            }
        }
    }

    private static func grow(_ buffer: inout [UInt8], to size: Int) {
        guard buffer.count < size else { return }
        let old = buffer
        buffer = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
            // By the system: where nothing is optimised, zeroes would be appended one by one.
            let all = UnsafeMutableRawBufferPointer(bytes)
            if let start = all.baseAddress { memset(start, 0, size) }
            old.withUnsafeBytes(all.copyMemory)
            count = size
        }
    }
}
