/// A shell that completions can be written for.
package enum Shell: String, CaseIterable, Hashable, Sendable {
    /// Bash, from 3.2 on.
    case bash
    /// The Z shell.
    case zsh
    /// The friendly interactive shell.
    case fish

    /// What to type so that the shell completes the program.
    func installation(of program: String) -> String {
        switch self {
        case .bash: "source <(\(program) completions bash)"
        case .zsh: "source <(\(program) completions zsh)"
        case .fish: "\(program) completions fish | source"
        }
    }
}

extension ProgramDescription {
    /// A script for the shell that completes commands, options, values and paths; without a last
    /// newline.
    ///
    /// Hidden options are left out. The script is text only: it never runs the program.
    package func completions(for shell: Shell) -> String {
        switch shell {
        case .bash: BashCompletions(program: self).script
        case .zsh: ZshCompletions(program: self).script
        case .fish: FishCompletions(program: self).script
        }
    }

    /// The name as part of a shell function's name.
    var identifier: String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
}

/// A word for bash or zsh that stands for exactly this text.
func quotedForPOSIX(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
}
