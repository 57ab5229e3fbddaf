internal import Descriptions
internal import Generation
internal import PackageEditing
internal import Testing

@Suite("Texts in generated code")
struct TextTests {
    /// Returns the controller in MVC that shows a text of a description.
    private func controller(_ text: String) throws -> String {
        let source = """
            feature note: "A note."

            entity item: "A thing."
                title: text "A", later "B"
                count: number 1, later 2

            service shelf: "Keeps it."
                gives the current item

            service pile: "Numbers."
                gives the next page from 0 to 9: 1

            screen
                label first
                label second
                button read all: "Read"

            on tap of read all
                show in first: \(text)
                show in second: next page or "–"
            """
        let generator = FeatureGenerator(
            try DescriptionReader.description(from: source),
            templates: .ofPackage
        )
        let file = generator.implementations.first {
            $0.path.hasSuffix("MVC/NoteViewController.swift")
        }
        return try #require(file).text
    }

    /// Returns the statement with which the controller shows the text.
    private func statement(_ text: String) throws -> String? {
        try controller(text).split(separator: "\n").first { $0.contains("firstLabel.text = ") }
            .flatMap { $0.split(separator: " = ", maxSplits: 1).last.map(String.init) }
    }

    @Test(
        "A count is formatted as an empty text only if it can be 0",
        arguments: [
            (#"count counted as "page""#, true),
            (#"count counted as "page" or "empty""#, false),
            (#"if count is 0 "none" otherwise count counted as "page""#, false),
            (#"if count is 1 "one" otherwise count counted as "page""#, true),
        ]
    )
    func countsNone(text: String, isEmpty: Bool) throws {
        #expect(try controller(text).contains("case 0: \"\"") == isEmpty)
    }

    @Test("Limits are ranges that Swift reads, also where both are below zero")
    func limits() throws {
        let source = """
            feature freezer: "Keeps things cold."

            entity box: "A cold thing."
                degrees: number -18, later -20

            service plug: "Keeps it running."
                loads the box
                changes degrees from -25 to -5

            screen of the box
                failure: "Could not reach it"
                label degrees: degrees
                button colder: "Colder"

            on tap of colder
                add -1 to degrees, failure "Could not change it"
            """
        let generator = FeatureGenerator(
            try DescriptionReader.description(from: source),
            templates: .ofPackage
        )
        let box = try generator.model.first { $0.path.hasSuffix("/Box.swift") }
        #expect(box?.text.contains("degreesLimits = -25...(-5)\n") == true)
        #expect(try !generator.contract.contains { $0.text.contains("...-") })
    }

    @Test(
        "They are as short as what can lack allows",
        arguments: [
            (#"title"#, "item.title"),
            (#"count"#, "String(item.count)"),
            (#""Title: ", title, "!""#, #""Title: \(item.title)!""#),
            (#"title or "none""#, #"item.title.isEmpty ? "none" : item.title"#),
            (#"words "No.", count"#, #""No. \(item.count)""#),
            (#"words "No.", "", count"#, #""No. \(item.count)""#),
            (#"count counted as "page""#, #"countText(item.count, "page", "pages")"#),
            (
                #"count counted as "page" or "empty""#,
                #"item.count == 0 ? "empty" : countText(item.count, "page", "pages")"#
            ),
            (
                #"count counted as "try" / "tries""#,
                #"countText(item.count, "try", "tries")"#
            ),
            (
                #"words "No.", count counted as "page""#,
                #"words.filter { !$0.isEmpty }.joined(separator: " ")"#
            ),
            (
                #"count counted in thousands as "page""#,
                #"countTextInThousands(item.count, "page", "pages")"#
            ),
            (
                #"if count is 0 "none" otherwise count counted as "page""#,
                #"item.count == 0 ? "none" : countText(item.count, "page", "pages")"#
            ),
            (
                #"if count is at least 9 "many" otherwise if count is at most 1 "few" otherwise count"#,
                #"item.count >= 9 ? "many" : item.count <= 1 ? "few" : String(item.count)"#
            ),
            (
                #"if count is 1 (title, "!") otherwise (title or "none", " ", count)"#,
                #"item.count == 1 ? "\(item.title)!" : "\(item.title.isEmpty ? "none" : item.title) \(item.count)""#
            ),
            (#"words "No.", title"#, #"words.filter { !$0.isEmpty }.joined(separator: " ")"#),
            (#""\\(x) \"", count"#, #""\\(x) \"\(item.count)""#),
        ]
    )
    func expressions(text: String, expression: String) throws {
        #expect(try statement(text) == expression)
    }
}
