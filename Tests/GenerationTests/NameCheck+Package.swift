internal import Descriptions
internal import Foundation
internal import Generation

extension NameCheck {
    /// Returns the first collision in the files that the templates of the package make of a
    /// description; `nil` for none.
    static func collision(in description: Description) throws -> Collision? {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)
        let log = NameLog()
        let templates = TemplateFolder(packageRoot: root, log: log)
        _ = try FeatureGenerator(description, templates: templates).files
        return NameCheck(description, packageRoot: root, log: log).collision()
    }
}
