internal import Toolchain

extension SwiftToolchain {
    /// The first on a path, or why a run of the workbench ends without one.
    ///
    /// - Parameter path: the folders to search for tools.
    static func found(on path: String) async throws(WorkbenchError) -> SwiftToolchain {
        do {
            return try await find(path: path)
        } catch {
            throw WorkbenchError(error)
        }
    }
}
