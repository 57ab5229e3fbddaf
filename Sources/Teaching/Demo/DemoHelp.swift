/// The explanations of the keys of the demo.
enum DemoHelp {
    private static let keys: [(keys: String, meaning: String)] = [
        ("↑ ↓", "select an element; ← → select a row"),
        ("Return", "tap the element, type into a field, turn a switch, in all variants"),
        ("PgUp PgDn", "scroll the list; Home, End: to its ends; p: pull it"),
        ("b", "go back to the previous page"),
        ("d D a", "deliver the oldest reply, the newest, all"),
        ("f", "make a request fail"),
        ("e", "trigger a model event"),
        ("s", "change a setting, such as the time"),
        (":", "type an event as a line of a scenario"),
        ("u n", "undo the last step, go to the next"),
        ("Space", "play the steps automatically, or pause"),
        ("1 – 4", "show one variant; 0 shows all"),
        ("c [ ]", "show or hide calls; scroll them"),
        ("w", "save the steps to a file that replay plays"),
        ("q", "quit"),
    ]

    static var lines: [InkedLine] {
        keys.map { entry in
            InkedLine(entry.keys, .heading).fitted(to: 11) + InkedLine(entry.meaning)
        }
    }
}
