internal import Foundation
internal import Generation

extension TemplateFolder {
    /// The templates of the package whose tests these are.
    static let ofPackage = TemplateFolder(
        packageRoot: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)
    )
}
