/// Writes the completion script for bash.
///
/// The script works with bash 3.2, which macOS still ships; `compopt` is used if it exists.
struct BashCompletions {
    let program: ProgramDescription

    var script: String {
        let function = "_\(program.identifier)"
        return """
            # Completions of \(program.name) for bash. To use them now:
            #     \(Shell.bash.installation(of: program.name))

            # Offers the words that begin with the typed text.
            \(function)_words() {
                local word
                for word in "$@"; do
                    if [[ $word == "$current"* ]]; then
                        COMPREPLY+=("$prefix$word")
                        # A value follows the sign.
                        if [[ $word == *= ]]; then compopt -o nospace 2>/dev/null; fi
                    fi
                done
            }

            # Offers the words for the last item of a list with commas.
            \(function)_list() {
                if [[ $current == *,* ]]; then
                    prefix=${current%,*},
                    current=${current##*,}
                fi
                \(function)_words "$@"
            }

            # Offers paths: -f for files, -d for folders.
            \(function)_paths() {
                local path
                compopt -o filenames 2>/dev/null
                while IFS= read -r path; do
                    COMPREPLY+=("$path")
                done < <(compgen "$1" -- "$current")
            }

            \(function)_options() {
                case $command in
            \(cases(optionNames))
                esac
            }

            \(function)() {
                local words=() word previous='' current prefix='' command option='' ended=''
                local index position=0
                COMPREPLY=()
                # Bash splits words at '='; this loop joins them again.
                for (( index = 0; index <= COMP_CWORD; index++ )); do
                    word=${COMP_WORDS[index]}
                    if (( index > 0 )) && [[ $word == '=' || $previous == '=' ]]; then
                        words[${#words[@]} - 1]+=$word
                    else
                        words+=("$word")
                    fi
                    previous=$word
                done
                current=${words[${#words[@]} - 1]}
                command=${words[1]}
                if (( ${#words[@]} == 2 )); then
                    \(function)_words \(list(firstWords))
                    return
                fi
                # Find the option that needs a value, and count the arguments before it.
                for (( index = 2; index < ${#words[@]} - 1; index++ )); do
                    word=${words[index]}
                    if [[ -n $option ]]; then
                        option=''
                    elif [[ -z $ended && $word == -- ]]; then
                        ended=yes
                    elif [[ -z $ended && $word == -?* ]]; then
                        case "$command $word" in
            \(cases(waitingOptions))
                        esac
                    else
                        position=$((position + 1))
                    fi
                done
                if [[ -z $option && -z $ended && $current == --*=* ]]; then
                    option=${current%%=*}
                    current=${current#*=}
                fi
                if [[ -n $option ]]; then
                    case "$command $option" in
            \(cases(optionValues))
                    esac
                elif [[ -z $ended && $current == -?* ]]; then
                    \(function)_options
                else
                    case "$command $position" in
            \(cases(argumentValues))
                        *) if [[ -z $ended ]]; then \(function)_options; fi ;;
                    esac
                fi
            }

            complete -F \(function) \(program.name)
            """
    }

    private typealias Case = (pattern: String, action: String)

    private var firstWords: [String] {
        program.commands.map(\.name) + ["--help", "--version"]
    }

    private var optionNames: [Case] {
        program.commands.map { command in
            let names = command.shownOptions.map(\.long)
            return (quotedForPOSIX(command.name), "_\(program.identifier)_words \(list(names))")
        }
    }

    private var waitingOptions: [Case] {
        eachOptionWithValue { _, _ in "option=$word" }
    }

    private var optionValues: [Case] {
        eachOptionWithValue { _, value in action(value.kind, isRepeatable: value.isRepeatable) }
    }

    private var argumentValues: [Case] {
        program.commands.flatMap { command in
            command.arguments.enumerated().map { position, argument in
                let place = argument.arity.isVariadic ? "*" : "\(position)"
                let pattern = quotedForPOSIX("\(command.name) ") + place
                return (pattern, action(argument.kind, isRepeatable: false))
            }
        }
    }

    private func eachOptionWithValue(
        _ action: (OptionDescription, OptionDescription.Value) -> String
    ) -> [Case] {
        program.commands.flatMap { command in
            command.shownOptions.compactMap { option in
                option.value.map { value in
                    let patterns = option.acceptedSpellings.map {
                        quotedForPOSIX("\(command.name) \($0)")
                    }
                    return (patterns.joined(separator: " | "), action(option, value))
                }
            }
        }
    }

    private func action(_ kind: ValueKind, isRepeatable: Bool) -> String {
        let function = "_\(program.identifier)"
        return switch kind {
        case .text: ":"
        case .file: "\(function)_paths -f"
        case .directory: "\(function)_paths -d"
        case .oneOf(let values, _), .oneOfFound(let values):
            "\(function)_\(isRepeatable ? "list" : "words") \(list(values))"
        case .oneOfThose(let all):
            #"case " ${words[*]} " in "#
                + all.map { choices in
                    "*\(quotedForPOSIX(" \(choices.word) "))*) \(function)_words \(list(choices.values)) ;; "
                }
                .joined() + "esac"
        }
    }

    private func list(_ words: [String]) -> String {
        words.map(quotedForPOSIX).joined(separator: " ")
    }

    private func cases(_ cases: [Case]) -> String {
        cases.map { "            \($0.pattern)) \($0.action) ;;" }.joined(separator: "\n")
    }
}
