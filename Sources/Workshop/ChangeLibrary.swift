internal import Foundation
internal import InputFiles
package import Matrix

/// The changes of a clone. Each is a folder: what is asked for in `change.json`, what the feature's
/// contract, scripts and description become in `contract.patch`, and a patch for each variant.
package struct ChangeLibrary: Sendable {
    package static let path = "Sources/Workshop/Changes"

    private let folder: String

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String) {
        folder = "\(packageRoot)/\(Self.path)"
    }

    /// Their names, in the order of features, then of the alphabet.
    package func names() throws(WorkshopError) -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw .unreadable(path: Self.path, reason: error.localizedDescription)
        }
        var features: [String: Int] = [:]
        for name in names {
            let feature = try change(name).feature
            features[name] = Feature.all.firstIndex(of: feature)
        }
        return names.sorted { (features[$0] ?? 0, $0) < (features[$1] ?? 0, $1) }
    }

    package func change(_ name: String) throws(WorkshopError) -> Change {
        let path = "\(name)/change.json"
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
            return try JSONDecoder().decode(Change.self, from: data)
        } catch {
            throw .unreadable(
                path: "\(Self.path)/\(path)",
                reason: InputFiles.reason(of: error)
            )
        }
    }

    /// The path of what all variants share.
    package func contract(of name: String) -> String { "\(folder)/\(name)/contract.patch" }

    /// The path of what one variant changes.
    package func patch(of name: String, _ variant: Variant) -> String {
        "\(folder)/\(name)/\(variant.name).patch"
    }

    /// What a patch says.
    package func text(ofPatch path: String) throws(WorkshopError) -> String {
        do {
            return try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
    }
}
