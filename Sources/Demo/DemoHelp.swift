/// What the keys of a demonstration do.
enum DemoHelp {
    private static let keys: [(keys: String, meaning: String)] = [
        ("↑ ↓", "choose what to tap; ← → go from row to row"),
        ("Return", "tap it, in all variants at once"),
        ("PgUp PgDn", "scroll the list; Home End to its ends; p pulls it"),
        ("b", "go back from the page that was gone to"),
        ("d D a", "deliver the oldest reply, the newest, all"),
        ("f", "let a request fail"),
        ("e", "let something happen that no person does"),
        ("s", "change a setting, let time pass"),
        (":", "type any event, as a line of a script"),
        ("u n", "undo the last step, go on to the next"),
        ("Space", "let the steps follow by themselves, or stop"),
        ("1 – 4", "one variant alone, and back; 0 shows all"),
        ("c [ ]", "calls on or off; scroll them"),
        ("w", "write what was done to a file that replay plays"),
        ("q", "quit"),
    ]

    static var lines: [InkedLine] {
        keys.map { entry in
            InkedLine(entry.keys, .heading).fitted(to: 11) + InkedLine(entry.meaning)
        }
    }
}
