internal import InputFiles

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension FileSystem {
    /// Reads the bytes of a regular file into a buffer that is reused for the next file.
    ///
    /// The buffer only grows. Bytes after the returned count are left from earlier files.
    static func contents(of path: String, into buffer: inout [UInt8]) -> Result<Int, Failure> {
        // Non-blocking, because opening a pipe would wait for its other end.
        let descriptor = FileName.withSystemPath(path) {
            open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        }
        guard descriptor >= 0 else { return .failure(Failure(code: errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return .failure(Failure(code: errno)) }
        guard kind(of: status) == .file else { return .failure(Failure(code: EINVAL)) }

        // One byte more than the size, so that the end is detected without growing.
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
            // By the system, because unoptimized code would append the zeroes one by one.
            let all = UnsafeMutableRawBufferPointer(bytes)
            if let start = all.baseAddress { memset(start, 0, size) }
            old.withUnsafeBytes(all.copyMemory)
            count = size
        }
    }
}
