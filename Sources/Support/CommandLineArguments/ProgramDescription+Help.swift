extension ProgramDescription {
    /// Returns the help of the program, at most `width` characters wide, without a newline at its
    /// end.
    package func help(width: Int = 80) -> String {
        var sections = [wrapped(abstract, width: width, indentation: 0)]
        sections.append(["Usage: \(name) COMMAND [OPTIONS] [ARGUMENTS]"])
        if !discussion.isEmpty {
            sections.append(wrapped(discussion, width: width, indentation: 0))
        }
        let rows = commands.map { HelpRow(label: $0.name, text: $0.abstract) }
        sections.append(["Commands:"] + HelpRow.lines(rows, width: width))
        if !topics.isEmpty {
            let rows = topics.map { HelpRow(label: $0.name, text: $0.abstract) }
            sections.append(["Topics:"] + HelpRow.lines(rows, width: width))
        }
        let options = [
            HelpRow(label: "-h, --help", text: OptionDescription.help.help),
            HelpRow(label: "    --version", text: "Show the version."),
        ]
        sections.append(["Options:"] + HelpRow.lines(options, width: width))
        sections.append([
            topics.isEmpty
                ? "Run '\(name) help COMMAND' for the options of a command."
                : "Run '\(name) help COMMAND' or '\(name) help TOPIC' for details."
        ])
        return joined(sections)
    }

    /// Returns the help of one command, at most `width` characters wide, without a newline at its
    /// end.
    package func help(for command: CommandDescription, width: Int = 80) -> String {
        var sections = [wrapped(command.abstract, width: width, indentation: 0)]
        let usage =
            ["Usage: \(name) \(command.name) [OPTIONS]"] + command.arguments.map(\.usage)
        let hanging = "Usage: \(name) ".count
        sections.append(
            wrapped(
                usage.joined(separator: " "),
                width: width,
                indentation: 0,
                hanging: hanging
            )
        )
        if !command.discussion.isEmpty {
            sections.append(wrapped(command.discussion, width: width, indentation: 0))
        }
        if !command.arguments.isEmpty {
            let rows = command.arguments.map(\.helpRow)
            sections.append(["Arguments:"] + HelpRow.lines(rows, width: width))
        }
        let rows = command.shownOptions.map(\.helpRow)
        sections.append(["Options:"] + HelpRow.lines(rows, width: width))
        if !command.examples.isEmpty {
            let lines = command.examples.flatMap { example in
                // Command lines are copied, so they are never broken.
                ["  \(example.line)"]
                    + (example.explanation.isEmpty
                        ? [] : wrapped(example.explanation, width: width, indentation: 6))
            }
            sections.append(["Examples:"] + lines)
        }
        return joined(sections)
    }

    private func joined(_ sections: [[String]]) -> String {
        sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }
}

extension ArgumentDescription {
    fileprivate var helpRow: HelpRow {
        let sentences = [help, kind.helpSentence].compactMap { $0 }
        return HelpRow(label: usage, text: sentences.joined(separator: " "))
    }
}

extension OptionDescription {
    fileprivate var helpRow: HelpRow {
        // Without a letter, the long name is aligned with the other long names.
        let letter = short.map { "-\($0), " } ?? "    "
        let placeholder = value.map { " \($0.placeholder)" } ?? ""
        let sentences = [
            help, value?.kind.helpSentence, repetition, value?.defaultText.map(Self.says),
        ]
        return HelpRow(
            label: "\(letter)\(long)\(placeholder)",
            text: sentences.compactMap { $0 }.joined(separator: " ")
        )
    }

    private var repetition: String? {
        guard let value, value.isRepeatable else { return nil }
        return value.kind.isSeparatedByCommas
            ? "May be repeated, or a list separated by commas." : "May be repeated."
    }

    private static func says(default text: String) -> String {
        "Default: \(text)."
    }
}

extension ValueKind {
    fileprivate var helpSentence: String? {
        allowedValues.map { "One of: \($0.joined(separator: ", "))." }
    }
}
