internal import Descriptions
internal import Generation
internal import Testing

@Suite("Rows of generated lists at the limits of their texts")
struct ListLimitTests {
    private static let source = """
        feature shelf: "Books."

        entity book: "A book."
            title: text "Emma", later "Ulysses"
            readers: number 7, later 8
            copies: number 7, later 8
            row: number 7, later 8
            cover: one of soft, hard, missing

        service library: "Keeps books."
            lists every book in pages of 20

        list of every book
            empty: "No books"
            failure: "Could not load books"
            label title: title or "Untitled"
            label readers: readers counted in thousands as "reader"
            label copies: if copies is at most 3 "Rare" otherwise "Common"
            label cover: if cover is soft "Paperback" otherwise "Book"
        """

    private func files() throws -> [String: String] { try GeneratedFiles.of(Self.source) }

    @Test("The fields that a row shows have values at the limits, and others only their own")
    func values() throws {
        let description = try DescriptionReader.description(from: Self.source)
        let list = try #require(description.list)
        let book = try #require(description.entity(of: list))
        #expect(
            book.fields.map { $0.values.map(\.shown) } == [
                ["Emma", "Ulysses", "", "👩‍👩‍👧"],
                ["7", "8", "0", "1", "2", "999", "1000", "1200", "9999", "10500"],
                ["7", "8", "2", "3", "4"], ["7", "8"], ["soft", "hard", "missing"],
            ]
        )
        #expect(description.entity(book.name)?.fields.map(\.values.count) == [2, 2, 2, 2, 3])
    }

    @Test("The service in memory draws the same values")
    func service() throws {
        let service = try #require(files()["Model/InMemoryLibrary.swift"])
        for values in [
            #"title: random.element(of: ["Emma", "Ulysses", "", "👩‍👩‍👧"])"#,
            "copies: random.element(of: [7, 8, 2, 3, 4])", "row: random.element(of: [7, 8])",
        ] {
            #expect(service.contains(values))
        }
    }

    @Test("A scenario scrolls through the rows that show each value for the first time")
    func scenario() throws {
        let scenarios = try #require(files()["Contract/ShelfScenarios.swift"])
        let start = try #require(scenarios.firstRange(of: "\"rows-at-limits\""))
        let scenario = scenarios[start.upperBound...].prefix { $0 != ")" }
        for text in [
            "Untitled", "👩‍👩‍👧", "", "1 reader", "2 readers", "999 readers", "1k readers",
            "1.2k readers", "9.9k readers", "10k readers", "Rare", "Common", "Paperback", "Book",
        ] {
            #expect(scenario.contains("\": \"\(text)\""), "\(text)")
        }
        #expect(scenario.contains(#"{"scroll": "books""#))
    }
}
