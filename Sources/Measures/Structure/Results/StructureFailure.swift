package import Matrix
package import SwiftSource
package import Toolchain

/// The reason why structure could not be measured or rules could not be checked.
package enum StructureFailure: Error, CustomStringConvertible {
    case toolchain(ToolchainError)
    case index(IndexFailure)
    /// The index does not contain an implementation, which would appear empty.
    case notIndexed(Implementation)
    case cannotWalk(SourceWalkError)
    case unreadable(UnreadablePath)

    package var description: String {
        switch self {
        case .toolchain(let error): error.description
        case .index(let failure): failure.description
        case .notIndexed(let implementation): "the compiler's index does not contain \(implementation.moduleName)"
        case .cannotWalk(.noSuchPath(let path)):
            "\(path) does not exist; is this the folder of the package?"
        case .unreadable(let path): "\(path.path) cannot be read: \(path.reason)"
        }
    }
}
