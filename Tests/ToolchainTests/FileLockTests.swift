internal import Foundation
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("The file lock")
struct FileLockTests {
    @Test("A file lock has one holder, and can be acquired after its release")
    func released() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = "\(folder.path)/a/b.lock"
        let lock = try #require(try FileLock(path: path, waits: false))
        #expect(try FileLock(path: path, waits: false) == nil)
        lock.release()
        try #require(try FileLock(path: path, waits: false)).release()
    }

    @Test("An inherited file descriptor does not keep the lock")
    func inherited() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = "\(folder.path)/b.lock"
        let lock = try #require(try FileLock(path: path, waits: false))
        // As in a forked process that has not yet called exec.
        let inherited = dup(try #require(descriptor(of: path)))
        defer { close(inherited) }
        lock.release()
        try #require(try FileLock(path: path, waits: false)).release()
    }

    /// Returns the descriptor of an open file of this process.
    private func descriptor(of path: String) -> Int32? {
        var file = stat()
        guard stat(path, &file) == 0 else { return nil }
        return (0..<getdtablesize()).first { descriptor in
            var open = stat()
            return fstat(descriptor, &open) == 0 && open.st_ino == file.st_ino
                && open.st_dev == file.st_dev
        }
    }
}
