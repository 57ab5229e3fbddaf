internal import Descriptions
internal import Foundation
internal import PackageEditing

/// The templates of all kinds of screens: a folder for each kind, and in it a folder for each
/// variant.
package struct TemplateFolder: Sendable {
    /// The folder of the templates of implementations, in that of `Package.swift`.
    package static let ofImplementations = "Sources/Descriptions/Templates"
    /// The folder of the templates of tests.
    package static let ofTests = "Tests/Templates"

    private let packageRoot: String
    /// The record of the identifiers of the files; `nil` for none.
    let log: NameLog?

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String, log: NameLog? = nil) {
        self.packageRoot = packageRoot
        self.log = log
    }

    /// Returns the files that the templates in a folder make of a description, ordered by name.
    ///
    /// - Parameters:
    ///   - folder: the folder of the templates.
    ///   - scope: a closure that returns the names and values for a template, by its file name.
    ///   - destination: the folder of the files, relative to the root of the package.
    func files(
        of folder: String,
        in scope: (_ name: String) -> TemplateScope,
        at destination: String
    ) throws -> [GeneratedFile] {
        let place = "\(packageRoot)/\(folder)"
        guard FileManager.default.fileExists(atPath: place) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: place).sorted().flatMap { name in
            let source = try String(contentsOfFile: "\(place)/\(name)", encoding: .utf8)
            var template = try Template(path: "\(folder)/\(name)", source: source) { other in
                try String(contentsOfFile: "\(place)/../\(other)", encoding: .utf8)
            }
            template.records = log != nil
            return try template.files(in: scope(name))
        }
        .filter { !$0.text.isEmpty }
        .map { file in
            let made = GeneratedFile(path: "\(destination)/\(file.name)", text: file.text)
            if let uses = file.uses { log?.append(uses, of: made.path) }
            return made
        }
    }
}
