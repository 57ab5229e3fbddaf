internal import Foundation
internal import Pipeline
internal import Synchronization
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("The lock of a clone")
struct CloneLockTests {
    @Test("A second command waits for the first one and names it")
    func waits() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let first = try await CloneLock.hold(in: folder.path) { Issue.record("\($0)") }
        #expect(first != nil)
        let notes = Mutex<[String]>([])
        let second = try await CloneLock.hold(in: folder.path) { note in
            notes.withLock { $0.append(note) }
            first?.release()
        }
        second?.release()
        let process = ProcessInfo.processInfo.processIdentifier
        let told = notes.withLock { $0 }
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("Waiting for 'archbench ") == true)
        #expect(told.first?.contains("(process \(process))") == true)
    }
}
