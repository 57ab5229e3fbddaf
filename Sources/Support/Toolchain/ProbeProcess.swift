internal import Foundation
internal import InputFiles

/// A program of this package that receives a task as JSON in its only argument and prints its
/// result as JSON.
package struct ProbeProcess: Sendable {
    /// The reason why there is no result.
    package enum Failure: Error, CustomStringConvertible {
        case toolchain(ToolchainError)
        /// The output is not a valid result; the reason in words.
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

    /// - Parameter environment: variables in addition to those of this process.
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
