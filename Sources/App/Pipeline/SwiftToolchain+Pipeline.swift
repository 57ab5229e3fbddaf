internal import InputFiles
internal import Toolchain

extension SwiftToolchain {
    /// Returns the first toolchain on a path.
    ///
    /// - Parameter path: the folders to search for tools.
    static func found(on path: String) async throws(ApplicationError) -> SwiftToolchain {
        return try await find(path: path)
    }
}
