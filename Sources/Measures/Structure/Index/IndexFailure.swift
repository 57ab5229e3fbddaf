/// The reason why the compiler's index was not read.
package enum IndexFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The library that reads an index could not be loaded.
    case noLibrary(path: String, reason: String)
    /// The library lacks an expected function.
    case noFunction(library: String, name: String)
    /// There is no index in the folder.
    case noStore(path: String)
    /// The index could not be read; the reason names a part or is that of the library.
    case unreadable(path: String, reason: String)

    package var description: String {
        switch self {
        case .noLibrary(let path, let reason):
            "\(path), which reads the compiler's index, could not be loaded: \(reason)"
        case .noFunction(let library, let name):
            "\(library) has no function \(name); archbench does not support this toolchain"
        case .noStore(let path):
            "\(path) contains no index; a debug build writes one"
        case .unreadable(let path, let reason):
            "the index in \(path) could not be read: \(reason)\n"
                + "Remove the folder and build again."
        }
    }
}
