internal import Foundation
internal import InputFiles

/// The system calls for a walk.
///
/// They are called directly, because a directory entry already contains the kind of each name,
/// which saves a call for every file. Paths have the form of ``FileName``.
enum FileSystem {
    /// The kind of a file system object.
    enum Kind {
        case file
        case folder
        case link
        /// A pipe or a device such as a terminal, which is read once from its beginning to its end.
        case stream
        case other
    }

    /// A name in a folder.
    struct Entry {
        let name: String
        let kind: Kind
    }

    /// A failed system call.
    struct Failure: Error {
        let code: Int32

        /// Indicates whether nothing exists at the path.
        var isMissing: Bool { code == ENOENT || code == ENOTDIR }

        var reason: String { String(cString: strerror(code)) }
    }

    /// Returns the kind of the object at a path, or of the target of a link if the link is
    /// followed.
    static func kind(of path: String, followsLink: Bool) -> Result<Kind, Failure> {
        var status = stat()
        let result = FileName.withSystemPath(path) {
            followsLink ? stat($0, &status) : lstat($0, &status)
        }
        guard result == 0 else { return .failure(Failure(code: errno)) }
        return .success(kind(of: status))
    }

    /// Returns the path without links, `.` and `..`; `nil` if the system cannot resolve it.
    static func canonicalPath(_ path: String) -> String? {
        guard let resolved = FileName.withSystemPath(path, { realpath($0, nil) }) else {
            return nil
        }
        defer { free(resolved) }
        let bytes = UnsafeBufferPointer(start: resolved, count: strlen(resolved))
        return FileName.text(of: bytes.map { UInt8(bitPattern: $0) })
    }

    /// Returns the entries of a folder, in no particular order, without `.` and `..`.
    static func entries(of folder: String) -> Result<[Entry], Failure> {
        guard let directory = FileName.withSystemPath(folder, { opendir($0) }) else {
            return .failure(Failure(code: errno))
        }
        defer { closedir(directory) }
        var entries: [Entry] = []
        while true {
            // Only `errno` distinguishes the end from an error.
            errno = 0
            guard let next = readdir(directory) else { break }
            let name = withUnsafeBytes(of: &next.pointee.d_name) { bytes in
                FileName.text(of: bytes.prefix { $0 != 0 })
            }
            if name == "." || name == ".." { continue }
            let kind = kind(of: next.pointee.d_type, at: "\(folder)/\(name)")
            entries.append(Entry(name: name, kind: kind))
        }
        return errno == 0 ? .success(entries) : .failure(Failure(code: errno))
    }

    private static func kind(of type: UInt8, at path: String) -> Kind {
        switch Int(type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN):
            // Some file systems do not provide the kind. A missing object is skipped.
            (try? kind(of: path, followsLink: false).get()) ?? .other
        default: .other
        }
    }

    static func kind(of status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        case S_IFIFO, S_IFCHR: .stream
        default: .other
        }
    }
}

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
