internal import Foundation
internal import InputFiles

/// A copy of the package's sources that can be changed without changing the original.
struct SourceCopy {
    private static let places = ["Package.swift", "Sources", "Tests"]

    let packageRoot: String
    /// The folder of the copy.
    let folder: String

    /// Makes the copy identical to the original. Identical files are not touched, so that their
    /// products remain valid.
    func restore() throws(ApplicationError) {
        let manager = FileManager.default
        do {
            let wanted = Set(Self.files(in: packageRoot))
            for file in Self.files(in: folder) where !wanted.contains(file) {
                try manager.removeItem(atPath: "\(folder)/\(file)")
            }
            for file in wanted {
                let (original, copy) = ("\(packageRoot)/\(file)", "\(folder)/\(file)")
                if manager.contentsEqual(atPath: original, andPath: copy) { continue }
                try manager.createDirectory(
                    at: URL(fileURLWithPath: copy).deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try? manager.removeItem(atPath: copy)
                try manager.copyItem(atPath: original, toPath: copy)
            }
        } catch {
            throw .failed("\(folder) cannot be written: \(reason(of: error))")
        }
    }

    /// Returns the paths of the files, relative to the root.
    private static func files(in root: String) -> [String] {
        let below = FileManager.default.enumerator(atPath: root)
        var files: [String] = []
        while let file = below?.nextObject() as? String {
            let isFolder = below?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
            let isPlace = places.contains { file == $0 || file.hasPrefix("\($0)/") }
            if isFolder, !isPlace {
                below?.skipDescendants()
            } else if !isFolder, isPlace {
                files.append(file)
            }
        }
        return files
    }
}
