/// Writes the completion script for the Z shell, using its function `_arguments`.
struct ZshCompletions {
    let program: ProgramDescription

    var script: String {
        let function = "_\(program.identifier)"
        let describedCommands = program.commands.map { command in
            quotedForPOSIX("\(escape(command.name)):\(command.abstract)")
        }
        return """
            #compdef \(program.name)
            # Completions of \(program.name) for zsh. To use them now:
            #     \(Shell.zsh.installation(of: program.name))

            \(function)() {
                local curcontext=$curcontext state line
                local -a commands
                commands=(
            \(indented(describedCommands, by: 8))
                )
                _arguments -C \\
                    '(- *)'{-h,--help}'[Show this help.]' \\
                    '(- *)--version[Show the version.]' \\
                    '1:command:->command' \\
                    '*::argument:->argument'
                case $state in
                    command) _describe -t commands command commands ;;
                    argument)
                        case $words[1] in
            \(program.commands.map(commandCase).joined(separator: "\n"))
                        esac
                        ;;
                esac
            }

            # Read from a folder of $fpath the file is the function; sourced it is registered.
            if [[ $funcstack[1] == \(function) ]]; then
                \(function) "$@"
            else
                compdef \(function) \(program.name)
            fi
            """
    }

    private func commandCase(_ command: CommandDescription) -> String {
        let specifications =
            command.shownOptions.flatMap(specifications)
            + command.arguments.enumerated().map(specification)
        let arguments = specifications.map { "                        \(quotedForPOSIX($0))" }
        return """
                        \(quotedForPOSIX(command.name)))
                            _arguments \\
            \(arguments.joined(separator: " \\\n"))
                            ;;
            """
    }

    private func specifications(of option: OptionDescription) -> [String] {
        let spellings = option.spellings
        let isRepeatable = option.value?.isRepeatable == true
        let exclusion = isRepeatable ? "*" : "(\(spellings.joined(separator: " ")))"
        return spellings.map { spelling in
            let text = "\(exclusion)\(spelling)"
            let help = "[\(escape(option.help))]"
            guard let value = option.value else { return text + help }
            // With "=" zsh accepts the value after it or as the next word.
            let sign = spelling.hasPrefix("--") ? "=" : ""
            let action = action(value.kind, isList: isRepeatable)
            return "\(text)\(sign)\(help):\(escape(value.placeholder)):\(action)"
        }
    }

    private func specification(position: Int, of argument: ArgumentDescription) -> String {
        let place =
            switch argument.arity {
            case .one: "\(position + 1):"
            case .optional: "\(position + 1)::"
            case .oneOrMore, .any: "*:"
            }
        return "\(place)\(escape(argument.name)):\(action(argument.kind, isList: false))"
    }

    private func action(_ kind: ValueKind, isList: Bool) -> String {
        switch kind {
        case .text: ""
        case .file: "_files"
        case .directory: "_files -/"
        case .oneOf(let values, _) where isList, .oneOfFound(let values) where isList:
            "_sequence compadd - \(values.map(escape).joined(separator: " "))"
        case .oneOf(let values, _), .oneOfFound(let values):
            "(\(values.map(escape).joined(separator: " ")))"
        case .oneOfThose(let all):
            #"{case " $words " in "#
                + all.map { choices in
                    #"(*" \#(choices.word) "*) compadd - \#(choices.values.joined(separator: " ")) ;; "#
                }
                .joined() + "esac}"
        }
    }

    /// Returns the text with a backslash before the punctuation of `_arguments`.
    private func escape(_ text: String) -> String {
        String(text.flatMap { "\\:[]() ".contains($0) && $0 != " " ? ["\\", $0] : [$0] })
    }

    private func indented(_ lines: [String], by count: Int) -> String {
        lines.map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
    }
}
