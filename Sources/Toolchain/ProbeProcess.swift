internal import Foundation
internal import InputFiles

/// A program of this package that is told a task as JSON in its only argument, and prints its result
/// as JSON.
package struct ProbeProcess: Sendable {
    /// Why there is no result.
    package enum Failure: Error, CustomStringConvertible {
        case toolchain(ToolchainError)
        /// What it printed is no such result; the reason in words.
        case unreadableResult(String)

        package var description: String {
            switch self {
            case .toolchain(let error): error.description
            case .unreadableResult(let reason): "the output of the probe is not a result: \(reason)"
            }
        }
    }

    private let path: String
    private let environment: [String: String]

    /// - Parameter environment: set in addition to what this process has.
    package init(_ path: String, environment: [String: String] = [:]) {
        self.path = path
        self.environment = environment
    }

    /// Runs the program to its end.
    package func result<Result: Decodable>(
        of task: some Encodable
    ) async throws(Failure) -> Result {
        do {
            let argument = String(decoding: try JSONEncoder().encode(task), as: UTF8.self)
            let process = ChildProcess(path, [argument], environment: environment)
            return try JSONDecoder().decode(Result.self, from: try await process.output())
        } catch let error as ToolchainError {
            throw .toolchain(error)
        } catch {
            throw .unreadableResult(reason(of: error))
        }
    }
}
