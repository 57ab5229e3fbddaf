/// A shell with support for completions.
package enum Shell: String, CaseIterable, Hashable, Sendable {
    /// Bash, from 3.2 on.
    case bash
    /// The Z shell.
    case zsh
    /// The friendly interactive shell.
    case fish

    /// Returns the command that enables completions in the shell.
    func installation(of program: String) -> String {
        switch self {
        case .bash: "source <(\(program) completions bash)"
        case .zsh: "source <(\(program) completions zsh)"
        case .fish: "\(program) completions fish | source"
        }
    }
}

extension ProgramDescription {
    /// Returns a script that completes commands, options, values and paths in the shell, without a
    /// newline at its end.
    ///
    /// Hidden options are omitted. The script never runs the program.
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

/// Returns the text as one quoted word for bash or zsh.
func quotedForPOSIX(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
}
