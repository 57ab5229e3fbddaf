internal import Foundation
package import InputFiles

/// A program of this package that receives a task as JSON in its only argument and prints its
/// result as JSON.
package struct ProbeProcess: Sendable {
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
    ) async throws(ApplicationError) -> Result {
        do {
            let argument = String(decoding: try JSONEncoder().encode(task), as: UTF8.self)
            let output = try await ChildProcess(path, [argument], environment: environment).output()
            return try JSONDecoder().decode(Result.self, from: output)
        } catch let error as ApplicationError {
            throw error
        } catch {
            throw .failed("the probe's result could not be read: \(reason(of: error))")
        }
    }
}
