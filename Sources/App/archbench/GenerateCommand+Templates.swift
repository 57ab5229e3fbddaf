internal import CommandLineArguments
internal import Foundation
internal import InputFiles

extension GenerateCommand {
    /// Returns the templates of a kind of screen and a part, which is a variant, the model or the
    /// contract, each after its path.
    static func templates(_ kind: String, _ part: String?, _ root: String) throws
        -> String
    {
        func folders(_ path: String) -> [String] {
            let names = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(path)")
            return (names ?? []).sorted()
        }
        func folder(_ name: String?, in path: String, as what: String) throws -> String {
            let names = folders(path)
            guard let found = names.first(where: { $0.lowercased() == name?.lowercased() }) else {
                throw ApplicationError.usage(
                    "\(name.map { "Unknown \(what) '\($0)'" } ?? "Name a \(what)"). "
                        + "Choose one of: \(names.joined(separator: ", ").lowercased())."
                )
            }
            return "\(path)/\(found)"
        }
        let place = "Sources/Descriptions/Templates"
        let ofKind = try folder(kind, in: place, as: "kind of screen")
        let path = try folder(part, in: ofKind, as: "part")
        return try folders(path).map { name in
            let text = try String(contentsOfFile: "\(root)/\(path)/\(name)", encoding: .utf8)
            return "▸ \(path)/\(name)\n\n\(text)"
        }
        .joined(separator: "\n")
    }
}
