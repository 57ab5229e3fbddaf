internal import CommandLineArguments
internal import Foundation
internal import Lines

/// The sources that the user names for `lines` and `complexity`, and the remarks about them.
enum SourceInput {
    static let argument = ArgumentDescription(
        "PATH",
        arity: .oneOrMore,
        kind: .file,
        help: "A folder, whose .swift files are counted, or a file; '-' for standard input."
    )

    static let excludeOption = OptionDescription.value(
        "exclude",
        placeholder: "PATTERN",
        // The path of a file may have a comma.
        kind: .file,
        isRepeatable: true,
        help: "Leave out the files and folders that match."
    )

    /// The paragraphs of the help about paths and patterns.
    static let discussion = """
        Folders named .build and .git are skipped, and links below a folder are not followed.

        --exclude reads a pattern like a line of .gitignore. '*' stands for any characters but '/', \
        '?' for one character, '[a-z]' for one of a range, '[!a-z]' for one outside of it, and '**' \
        between slashes for any number of folders. A backslash makes the next character stand \
        for itself. Upper and lower case differ. A pattern without '/' matches the name of a file or \
        folder at any depth. A pattern with '/' matches the path from PATH, or the path as it is \
        printed. A '/' at the end matches folders alone. A folder that matches is left out with \
        everything below it, and so is a PATH that matches. A pattern cannot begin with '!'.
        """

    /// Returns the files of the paths that the user named, without those that are excluded.
    ///
    /// - Throws: ``InputError`` for a path that does not exist or a pattern that is none.
    static func tree(_ command: ParsedCommand) throws -> SourceTree {
        let paths = command.arguments(argument.name)
        do {
            let patterns = try command.values(excludeOption.name).map(ExcludePattern.init)
            if paths.contains("-"), Console.readsFromTerminal {
                Console.report("Type Swift source, and end it with Ctrl-D.")
            }
            return try SourceWalk(excluding: patterns).collect(paths)
        } catch let error as ExcludePatternError {
            throw InputError(description: error.description)
        } catch let error as SourceWalkError {
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
