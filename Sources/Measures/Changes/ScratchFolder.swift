internal import Foundation
internal import InputFiles
internal import Toolchain

/// A temporary folder outside of any clone, in which git works on a few files.
struct ScratchFolder {
    let path: String

    init() throws(ApplicationError) {
        path =
            FileManager.default.temporaryDirectory
            .appending(path: "archbench-\(UUID().uuidString)").path
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true
            )
        } catch {
            throw .unwritable(path: path, reason: reason(of: error))
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws(ApplicationError) {
        try LibraryFolder.write(text, to: "\(path)/\(name)", shownAs: name)
    }

    func remove(_ name: String) { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }

    /// Runs git in the folder, without the settings of the user, which change its output.
    func git(_ arguments: [String]) async throws(ApplicationError) -> String {
        let outcome = try await outcome(arguments)
        guard outcome.status == 0 else {
            throw .git(String(decoding: outcome.errorOutput, as: UTF8.self))
        }
        return String(decoding: outcome.output, as: UTF8.self)
    }

    /// Runs git in the folder and returns its outcome, also for a status other than 0.
    func outcome(_ arguments: [String]) async throws(ApplicationError) -> ChildProcess.Outcome {
        do {
            return try await ChildProcess(
                "/usr/bin/env",
                ["git", "-C", path] + arguments,
                environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
            )
            .run()
        } catch {
            throw .git(error.description)
        }
    }
}
