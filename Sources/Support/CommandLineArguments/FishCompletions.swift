/// Writes the completion script for fish: one `complete` line for each offered word.
///
/// Arguments are offered at any position.
struct FishCompletions {
    let program: ProgramDescription

    var script: String {
        let function = "__\(program.identifier)"
        let isFirst = "test (count (commandline -opc)) -eq 1"
        var lines = [
            """
            # Completions of \(program.name) for fish. To use them now:
            #     \(Shell.fish.installation(of: program.name))

            # Whether the command is this one.
            function \(function)_runs
                set -l words (commandline -opc)
                test (count $words) -ge 2; and test $words[2] = $argv[1]
            end

            # Offers words for the last item of a list with commas.
            function \(function)_list
                set -l typed (commandline -ct | string replace -r -- '^--[^=]*=' '')
                set -l before (string replace -r -- '[^,]*$' '' $typed)
                printf '%s\\n' $before$argv
            end

            complete -c \(program.name) -f
            complete -c \(program.name) -n \(quoted(isFirst)) -s h -l help -d 'Show this help.'
            complete -c \(program.name) -n \(quoted(isFirst)) -l version -d 'Show the version.'
            """
        ]
        for command in program.commands {
            lines.append(
                "complete -c \(program.name) -n \(quoted(isFirst))"
                    + " -a \(quoted(command.name)) -d \(quoted(command.abstract))"
            )
        }
        for command in program.commands {
            let start = "complete -c \(program.name) -n '\(function)_runs \(command.name)'"
            lines += command.shownOptions.map { start + arguments(of: $0) }
            lines += command.arguments.compactMap { argument in
                action(argument.kind, isList: false).map {
                    "\(start) \($0) -d \(quoted(argument.help))"
                }
            }
            lines += command.shownOptions.flatMap { option in
                linesOfChoices(option.value?.kind, command, " -l \(option.name) -x")
            }
            lines += command.arguments.flatMap { linesOfChoices($0.kind, command, "") }
        }
        return lines.joined(separator: "\n")
    }

    /// Returns one line for each word that determines the words after it.
    private func linesOfChoices(
        _ kind: ValueKind?,
        _ command: CommandDescription,
        _ place: String
    ) -> [String] {
        guard case .oneOfThose(let all)? = kind else { return [] }
        return all.map { choices in
            let condition =
                "__\(program.identifier)_runs \(command.name); "
                + "and contains -- \(choices.word) (commandline -opc)"
            return "complete -c \(program.name) -n \(quoted(condition))\(place) "
                + "-a \(quoted(words(choices.values)))"
        }
    }

    private func arguments(of option: OptionDescription) -> String {
        let short = option.short.map { " -s \($0)" } ?? ""
        let text = "\(short) -l \(option.name) -d \(quoted(option.help))"
        guard let value = option.value else { return text }
        let action = action(value.kind, isList: value.isRepeatable).map { " \($0)" } ?? ""
        // Paths are offered only where a path is expected.
        return "\(text) \(value.kind == .file ? "-r" : "-x")\(action)"
    }

    private func action(_ kind: ValueKind, isList: Bool) -> String? {
        switch kind {
        // Choices that depend on a typed word have lines of their own.
        case .text, .oneOfThose: nil
        case .file: "-F"
        case .directory: "-a '(__fish_complete_directories)'"
        case .oneOf(let values, _), .oneOfFound(let values):
            isList
                ? "-a \(quoted("(__\(program.identifier)_list \(words(values)))"))"
                : "-a \(quoted(words(values)))"
        }
    }

    /// Returns words quoted twice, because fish evaluates them again when it offers them.
    private func words(_ values: [String]) -> String {
        values.map(quoted).joined(separator: " ")
    }

    private func quoted(_ text: String) -> String {
        "'" + String(text.flatMap { "\\'".contains($0) ? ["\\", $0] : [$0] }) + "'"
    }
}
