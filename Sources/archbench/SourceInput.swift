internal import CommandLineArguments
internal import Foundation
internal import Lines

/// The sources that the user names, and the remarks about them.
enum SourceInput {
    static let argument = ArgumentDescription(
        "PATH",
        arity: .oneOrMore,
        kind: .file,
        help: "A folder, whose .swift files are counted, or a file; '-' for standard input."
    )

    /// The paragraphs of the help about paths.
    static let discussion = """
        Folders named .build and .git are skipped, and links below a folder are not followed.
        """

    /// Returns the files of the paths that the user named, in order.
    ///
    /// - Throws: ``InputError`` for a path that does not exist.
    static func tree(_ command: ParsedCommand) throws -> SourceTree {
        let paths = command.arguments(argument.name)
        do {
            if paths.contains("-"), Console.readsFromTerminal {
                Console.report("Type Swift source, and end it with Ctrl-D.")
            }
            return try SourceWalk().collect(paths)
        } catch {
            throw InputError(description: error.description)
        }
    }

    /// Prints a summary as JSON, with the remarks as further keys.
    static func writeJSON(_ summary: some Encodable, _ remarks: SourceRemarks) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let json = try encoder.encode(RemarkedSummary(summary: summary, remarks: remarks))
        Console.write(String(decoding: json, as: UTF8.self))
    }

    /// Reports the remarks.
    ///
    /// - Returns: the exit code: failure where a path could not be read.
    static func report(_ remarks: SourceRemarks) -> ExitCode {
        for message in remarks.messages { Console.report(message) }
        return remarks.unreadable.isEmpty ? .success : .failure
    }
}

/// A summary and the remarks about its sources, as one flat object.
private struct RemarkedSummary<Summary: Encodable>: Encodable {
    let summary: Summary
    let remarks: SourceRemarks

    func encode(to encoder: any Encoder) throws {
        try summary.encode(to: encoder)
        try remarks.encode(to: encoder)
    }
}
