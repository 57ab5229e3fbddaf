internal import CommandLineArguments
internal import Descriptions

/// The reference of the description language, generated from the table that the reader uses.
enum LanguageText {
    private static let width = 80

    /// The topic of `archbench help`.
    static let topic = HelpTopic(
        "language",
        abstract: "The description language of 'archbench generate'.",
        text: text
    )

    /// The reference as a Markdown page.
    static var page: String { "# Description language\n\n```text\n\(text)\n```\n" }

    static var text: String {
        let introduction = wrapped(
            "A description consists of lines. Lines that belong to another line follow below it, "
                + "indented by four spaces. A # begins a comment. Names are English words; "
                + "folders, types and identifiers are derived from them.",
            width: width,
            indentation: 0
        )
        let places = Statement.Place.allCases.map { place in
            entry(
                place.title,
                Statement.all.filter { $0.place == place }.map {
                    ($0.form, $0.meaning, $0.example)
                }
            )
        }
        let texts = entry(
            "Texts, after “show in LABEL:” or “label NAME:”",
            Statement.texts.map { ($0.form, $0.meaning, nil) }
        )
        return ([introduction.joined(separator: "\n")] + places + [texts]).joined(separator: "\n\n")
    }

    private static func entry(
        _ title: String,
        _ words: [(form: String, meaning: String, example: String?)]
    ) -> String {
        let lines = words.flatMap { form, meaning, example in
            wrapped(form, width: width, indentation: 2, hanging: 4)
                + wrapped(meaning, width: width, indentation: 6)
                + (example.map { wrapped("Example: " + $0, width: width, indentation: 6) } ?? [])
        }
        return ([title] + lines).joined(separator: "\n")
    }
}

extension Statement.Place {
    /// The heading in the reference.
    fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
