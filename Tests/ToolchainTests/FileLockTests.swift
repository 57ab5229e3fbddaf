internal import Foundation
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("The lock of a file")
struct FileLockTests {
    @Test("It is held by one at a time, and the next gets it once it is released")
    func released() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = "\(folder.path)/a/b.lock"
        let lock = try #require(try FileLock(path: path, waits: false))
        #expect(try FileLock(path: path, waits: false) == nil)
        lock.release()
        try #require(try FileLock(path: path, waits: false)).release()
    }

    @Test("Who was started meanwhile and still has the file open does not hold it")
    func inherited() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = "\(folder.path)/b.lock"
        let lock = try #require(try FileLock(path: path, waits: false))
        // As a process has it that was forked and has not yet begun another program.
        let inherited = dup(try #require(descriptor(of: path)))
        defer { close(inherited) }
        lock.release()
        try #require(try FileLock(path: path, waits: false)).release()
    }

    /// Returns the descriptor with which this process has a file open.
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
