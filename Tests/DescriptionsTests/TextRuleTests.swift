internal import Descriptions
internal import Testing

@Suite("Texts of a description")
struct TextRuleTests {
    private func source(_ rule: String) -> String {
        """
        feature shelf: "A shelf."

        entity item: "A thing."
            title: text "A", later "B"
            count: number 1, later 2

        service store: "Keeps items."
            lists every item

        list of every item
            empty: "Nothing"
            failure: "Could not load"
            label shown: \(rule)
        """
    }

    private func text(_ rule: String, _ number: Int) throws -> String? {
        let description = try DescriptionReader.description(from: source(rule))
        let values: [Name: FieldValue] = [
            Name("title"): .text(""), Name("count"): .number(number),
        ]
        return description.lists.first?.elements.first?.text.text(of: values)
    }

    @Test(
        "A count is written out, or in thousands or ten thousands, truncated",
        arguments: [
            ("counted", ["", "1 page", "999 pages", "1200 pages", "10999 pages", "123456 pages"]),
            (
                "counted in thousands",
                ["", "1 page", "999 pages", "1.2k pages", "10k pages", "123k pages"]
            ),
            (
                "counted in ten thousands",
                ["", "1 page", "999 pages", "1200 pages", "1w pages", "12w pages"]
            ),
        ]
    )
    func counts(counted: String, texts: [String]) throws {
        let numbers = [0, 1, 999, 1_200, 10_999, 123_456]
        #expect(try numbers.map { try text("count \(counted) as \"page\"", $0) } == texts)
    }

    @Test("The plural of a count is written where it is more than the singular with an s")
    func plurals() throws {
        let texts = try [0, 1, 2].map { try text(#"count counted as "try" / "tries""#, $0) }
        #expect(texts == ["", "1 try", "2 tries"])
        let rule = #"count counted in thousands as "try" / "tries" or "never""#
        #expect(try [0, 1_200].map { try text(rule, $0) } == ["never", "1.2k tries"])
    }

    @Test("A condition before other parts is in parentheses, which end its last text")
    func conditionsBeforeParts() throws {
        let rule = #"(if count is 1 "one" otherwise count), " of ", title or "all""#
        #expect(try [1, 2].map { try text(rule, $0) } == ["one of all", "2 of all"])
        for rule in [
            #"if count is 1 "one" otherwise count, " pages""#,
            #"if count is 1 "one" otherwise if count is 2 "two" otherwise count, " pages""#,
            #"if count is 1 "one" otherwise (if count is 2 "two" otherwise count, " pages")"#,
        ] {
            #expect(
                failure(source(rule))?.contains("parts after a condition need parentheses")
                    == true,
                "\(rule)"
            )
        }
    }

    @Test(
        "A number is compared with another, and each case has its own parts",
        arguments: [
            (#"if count is 2 "two" otherwise count"#, ["1", "two", "3"]),
            (#"if count is at least 2 "many" otherwise "few""#, ["few", "many", "many"]),
            (#"if count is at most 2 "few" otherwise "many""#, ["few", "few", "many"]),
            (
                #"if count is 1 "one" otherwise if count is 2 "two" otherwise (count, " pages")"#,
                ["one", "two", "3 pages"]
            ),
            (
                #""It has ", if count is 1 (title or "none", ".") otherwise count counted as "page""#,
                ["It has none.", "It has 2 pages", "It has 3 pages"]
            ),
        ]
    )
    func comparisons(rule: String, texts: [String]) throws {
        #expect(try (1...3).map { try text(rule, $0) } == texts)
    }
}
