internal import Foundation
internal import Toolchain

/// The command by which SwiftPM linked a product.
///
/// To link in another order SwiftPM first finds out that nothing else has changed, and takes four
/// times as long for that as for linking. So its own command is read from the manifest that it leaves
/// for its build engine, and is run again with other flags.
struct LinkCommand: Equatable {
    /// The program, and then its arguments.
    let words: [String]

    init(words: [String]) {
        self.words = words
    }

    /// Reads the command from a manifest; `nil` where it has none in the form that is known.
    ///
    /// - Parameter manifest: the text of `release.yaml` in the scratch folder.
    init?(linking product: String, manifest: String) {
        let lines = manifest.split(separator: "\n")
        let prefix = "    args: "
        guard
            let title = lines.firstIndex(where: {
                $0.hasPrefix("  \"C.\(product)-") && $0.hasSuffix(".exe\":")
            }),
            let arguments = lines[title...].dropFirst().prefix(while: { $0.hasPrefix("    ") })
                .first(where: { $0.hasPrefix(prefix) }),
            let words = try? JSONDecoder().decode(
                [String].self,
                from: Data(arguments.dropFirst(prefix.count).utf8)
            ),
            words.count > 1
        else { return nil }
        self.init(words: words)
    }

    /// The same command with other flags in the place of some; `nil` where these are not in it.
    func replacing(_ flags: [String], with others: [String]) -> LinkCommand? {
        guard !flags.isEmpty, words.count >= flags.count else { return nil }
        for start in 0...(words.count - flags.count) {
            let end = start + flags.count
            guard Array(words[start..<end]) == flags else { continue }
            return LinkCommand(words: words[..<start] + others + words[end...])
        }
        return nil
    }

    /// The same command with another file for what is linked; `nil` where it does not name one, or no
    /// module.
    ///
    /// What objects ask to be linked with, `swiftc` keeps meanwhile in a file beside the first of them
    /// that bears the name of the module. Two commands that link the same objects at a time would write
    /// it for each other, and one that reads it half written misses whole libraries.
    ///
    /// - Parameter module: a name that no other command has that runs beside it.
    func writing(to path: String, module: String) -> LinkCommand? {
        var words = words
        for (option, value) in ["-o": path, "-module-name": module] {
            guard let place = words.firstIndex(of: option), place + 1 < words.count else {
                return nil
            }
            words[place + 1] = value
        }
        return LinkCommand(words: words)
    }

    /// Links.
    func run() async throws(ToolchainError) {
        _ = try await ChildProcess(words[0], Array(words.dropFirst())).output()
    }
}
