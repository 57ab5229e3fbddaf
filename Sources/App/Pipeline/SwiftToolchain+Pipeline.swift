internal import Toolchain

extension SwiftToolchain {
    /// Returns the first toolchain on a path.
    ///
    /// - Parameter path: the folders to search for tools.
    static func found(on path: String) async throws(PipelineError) -> SwiftToolchain {
        do {
            return try await find(path: path)
        } catch {
            throw PipelineError(error)
        }
    }
}
