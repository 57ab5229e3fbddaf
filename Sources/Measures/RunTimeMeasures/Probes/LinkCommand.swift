internal import Foundation
internal import InputFiles
internal import Toolchain

/// The command by which SwiftPM linked a product.
///
/// To link in another order, SwiftPM first checks that nothing else has changed, which takes four
/// times as long as linking. So archbench reads the command from the manifest that SwiftPM writes
/// for its build engine, and runs it with other flags.
struct LinkCommand: Equatable {
    /// The program and its arguments.
    let words: [String]

    init(words: [String]) {
        self.words = words
    }

    /// Parses the command from a manifest; `nil` if it has none in the known form.
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

    /// Returns the command with some flags replaced; `nil` if it does not contain them.
    func replacing(_ flags: [String], with others: [String]) -> LinkCommand? {
        guard !flags.isEmpty, words.count >= flags.count else { return nil }
        for start in 0...(words.count - flags.count) {
            let end = start + flags.count
            guard Array(words[start..<end]) == flags else { continue }
            return LinkCommand(words: words[..<start] + others + words[end...])
        }
        return nil
    }

    /// Returns the command with another output file; `nil` if it names no output file or no module.
    ///
    /// During linking, `swiftc` stores the link options of the objects in a file next to the first
    /// object, with the name of the module. Two simultaneous commands for the same objects would
    /// overwrite this file for each other, and a command that reads an incomplete file lacks
    /// libraries.
    ///
    /// - Parameter module: a module name that no simultaneous command uses.
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

    /// Runs the command.
    func run() async throws(ApplicationError) {
        _ = try await ChildProcess(words[0], Array(words.dropFirst())).output()
    }
}
