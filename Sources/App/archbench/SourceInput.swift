internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import SwiftSource

/// The sources of the user for `lines` and `complexity`, and the remarks about them.
enum SourceInput {
    static let argument = ArgumentDescription(
        "PATH",
        arity: .oneOrMore,
        kind: .file,
        help: "A folder with .swift files, or a file; '-' for standard input."
    )

    static let excludeOption = OptionDescription.value(
        "exclude",
        placeholder: "PATTERN",
        // The path of a file may have a comma.
        kind: .file,
        isRepeatable: true,
        help: "Exclude the files and folders that match."
    )

    /// The paragraphs of the help about paths and patterns.
    static let discussion = """
        Folders named .build and .git are skipped, and links inside a folder are not followed.

        --exclude takes a pattern like a line of .gitignore. '*' matches any characters except '/', \
        '?' one character, '[a-z]' one character of a range, '[!a-z]' one outside of it, and '**' \
        between slashes any number of folders. A backslash escapes the next character. Upper and \
        lower case differ. A pattern without '/' matches the name of a file or folder at any depth. \
        A pattern with '/' matches the path relative to PATH, or the path as it is printed. A '/' at \
        the end matches only folders. A matching folder is excluded with its contents, and so is a \
        PATH that matches. A pattern cannot begin with '!'.
        """

    /// Returns the files of the given paths, without excluded ones.
    ///
    /// - Throws: ``ApplicationError`` for a path that does not exist or an invalid pattern.
    static func tree(_ command: ParsedCommand) throws -> SourceTree {
        let paths = command.arguments(argument.name)
        let patterns = try command.values(excludeOption.name).map(ExcludePattern.init)
        if paths.contains("-"), Console.readsFromTerminal {
            Console.report("Type Swift source, then press Ctrl-D.")
        }
        return try SourceWalk(excluding: patterns).collect(paths)
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
    /// - Returns: the exit code: failure if a path could not be read.
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
