package import Lines
package import Matrix
package import Toolchain

/// Why there are no figures of structure, and no rules could be checked.
package enum StructureFailure: Error, CustomStringConvertible {
    case toolchain(ToolchainError)
    case index(IndexFailure)
    /// The index holds nothing of a cell, so that it would seem to be empty.
    case notIndexed(Cell)
    case cannotWalk(SourceWalkError)
    case unreadable(UnreadablePath)

    package var description: String {
        switch self {
        case .toolchain(let error): error.description
        case .index(let failure): failure.description
        case .notIndexed(let cell): "the compiler's index does not contain \(cell.moduleName)"
        case .cannotWalk(.noSuchPath(let path)):
            "\(path) does not exist; is this the folder of the package?"
        case .unreadable(let path): "\(path.path) cannot be read: \(path.reason)"
        }
    }
}
