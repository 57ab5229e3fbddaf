internal import Foundation
package import InputFiles
package import Toolchain

/// The lock of a clone. Commands that build, measure or change sources in it run one after the
/// other. Two simultaneous builds would overwrite each other's files, a build during a measurement
/// would distort it, and changed sources would break a build.
package enum CloneLock {
    /// Waits until no other command builds, measures or changes sources in the clone, and keeps
    /// others waiting.
    ///
    /// - Parameters:
    ///   - packageRoot: the folder of `Package.swift`.
    ///   - note: receives a message about the command that is running.
    /// - Returns: the lock, which ends with the process if it is not released; `nil` if the probes
    ///   are prebuilt, because nothing is built then.
    @discardableResult
    package static func hold(
        in packageRoot: String,
        note: (String) -> Void
    ) async throws(ApplicationError) -> FileLock? {
        guard ScenarioRunner.builtProbe(named: "") == nil else { return nil }
        let path = "\(packageRoot)/.build/archbench/clone.lock"
        var isWaiting = false
        while true {
            if let lock = try FileLock(path: path, waits: false) {
                let arguments = CommandLine.arguments.dropFirst().joined(separator: " ")
                let process = ProcessInfo.processInfo.processIdentifier
                lock.describe("'archbench \(arguments)' (process \(process))")
                return lock
            }
            if !isWaiting {
                isWaiting = true
                let other = FileLock.description(at: path) ?? "another command"
                note("Waiting for \(other), which uses this clone.")
            }
            do {
                try await Task.sleep(for: .milliseconds(200))
            } catch {
                throw .failed("The wait for another command was cancelled.")
            }
        }
    }
}
