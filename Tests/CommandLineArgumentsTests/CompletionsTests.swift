internal import CommandLineArguments
internal import Testing

@Suite("The completion scripts")
struct CompletionsTests {
    private let program = ProgramDescription.sample

    @Test("Every shell's script names commands, options and values", arguments: Shell.allCases)
    func contents(shell: Shell) {
        let script = program.completions(for: shell)
        for word in ["brew", "rinse", "completions", "strong", "minutes", "darjeeling", "mint"] {
            #expect(script.contains(word), "\(word) is missing")
        }
    }

    @Test("Completion scripts exclude hidden options", arguments: Shell.allCases)
    func hidden(shell: Shell) {
        #expect(!program.completions(for: shell).contains("explode"))
    }

    @Test("The bash script completes words, lists, files and folders")
    func bash() {
        let script = program.completions(for: .bash)
        let lines = [
            "'brew --with') _tea_pot_list 'milk' 'mint' 'sugar' ;;",
            "'brew -m' | 'brew --minutes' | 'brew --time') option=$word ;;",
            "'brew --tray') _tea_pot_paths -d ;;",
            "'brew '0) _tea_pot_words 'assam' 'darjeeling' 'sencha' ;;",
            "'brew '*) _tea_pot_paths -f ;;",
            #"'brew --leaf') case " ${words[*]} " in *' assam '*) _tea_pot_words 'tippy' 'broken' ;; "#
                + "*' sencha '*) _tea_pot_words 'whole' ;; esac ;;",
            "complete -F _tea_pot tea-pot",
        ]
        for line in lines {
            #expect(script.contains(line), "\(line) is missing")
        }
    }

    @Test("The zsh script escapes punctuation and quotes")
    func zsh() {
        let script = program.completions(for: .zsh)
        let lines = [
            #"'*--with=[What to add \[after\: brewing\].]:EXTRA:_sequence compadd - milk mint sugar'"#,
            #"'(-m --minutes)--minutes=[How long it'\''s drawn.]:N:'"#,
            "'1:TEA:(assam darjeeling sencha)'",
            "'*:CUP:_files'",
            #"{case " $words " in (*" assam "*) compadd - tippy broken ;; "#
                + #"(*" sencha "*) compadd - whole ;; esac}'"#,
            #"'brew:Brew: one [small] pot, don'\''t spill.'"#,
        ]
        for line in lines {
            #expect(script.contains(line), "\(line) is missing")
        }
    }

    @Test("The fish script escapes quotes with a backslash")
    func fish() {
        let script = program.completions(for: .fish)
        let lines = [
            #"-a 'brew' -d 'Brew: one [small] pot, don\'t spill.'"#,
            #" -l with -d 'What to add [after: brewing].' -x -a '(__tea_pot_list \'milk\' "#,
            " -l tray -d 'Where to serve.' -x -a '(__fish_complete_directories)'",
            "-F -d 'Where it goes.'",
            "-n '__tea_pot_runs brew; and contains -- sencha (commandline -opc)' -l leaf -x -a ",
        ]
        for line in lines {
            #expect(script.contains(line), "\(line) is missing")
        }
    }
}
