internal import Testing

@testable internal import Descriptions

@Suite("Reading descriptions of lists that show some of what there is")
struct ListStretchReaderTests {
    @Test("A list can load in pages of 20 to 100 entities, and such a list has no filters")
    func readsPages() throws {
        let paged = DescribedReminders.source.replacing(
            "every reminder\n\nlist",
            with: "every reminder in pages of 20\n\nlist"
        )
        #expect(try DescriptionReader.description(from: paged).listServices.first?.pageSize == 20)
        #expect(
            try DescriptionReader.description(from: DescribedReminders.source).listServices.first?
                .pageSize
                == nil
        )
        for size in [20, 100] {
            let source = paged.replacing("of 20", with: "of \(size)")
            #expect(
                try DescriptionReader.description(from: source).listServices.first?.pageSize == size
            )
        }
        for size in [0, 19, 101] {
            #expect(
                failure(paged.replacing("of 20", with: "of \(size)"))
                    == "9:38: a page has 20 to 100 entities, not \(size)"
            )
        }
        #expect(
            failure(paged.replacing("in pages of 20", with: "in pages"))
                == "9:34: expected 'of', found the end of the line"
        )
        let filtered = paged.replacing(
            "    label title",
            with: "    filter all: \"All\"\n    filter open: \"Open\" unless done\n    label title"
        )
        #expect(
            failure(filtered)
                == "11:1: a list that loads in pages cannot be filtered; remove the pages or the filters"
        )
    }

    @Test("No entity of a list in pages is removed, by a button or elsewhere")
    func keepsRowsOfPages() {
        let paged = "every reminder in pages of 20"
        let removing = DescribedReminders.source
            .replacing("every reminder\n\nlist", with: "\(paged)\n    removes one\n\nlist")
            .replacing("    label title", with: "    button drop: \"Drop\"\n    label title")
        #expect(
            failure(removing + "\non tap of drop\n    remove it, failure \"No\"\n")
                == "15:5: no row of a list that loads in pages can be removed, because pages move up; "
                + "remove the pages or 'remove it'"
        )
        let announcing = DescribedReminders.source
            .replacing("every reminder\n\nlist", with: "\(paged)\n    announces changes\n\nlist")
        #expect(
            failure(announcing)
                == "8:1: a service that lists pages cannot announce changes, because entities that are "
                + "removed elsewhere move the pages up; remove the pages or 'announces changes'"
        )
    }

    @Test("A label can count the rows, with a word for one and for several")
    func readsTotal() throws {
        func source(_ line: String) -> String {
            DescribedReminders.source.replacing(
                "    label title",
                with: "    \(line)\n    label title"
            )
        }
        let right = "count sum: \"reminder\" or \"reminders\""
        let total = try DescriptionReader.description(from: source(right)).list?.total
        #expect(
            [0, 1, 12].map { total?.text($0) } == ["0 reminders", "1 reminder", "12 reminders"]
        )
        #expect(
            failure(source("count sum: \"reminder\""))
                == "14:26: expected 'or', found the end of the line"
        )
        #expect(
            failure(source("count sum: \"\" or \"reminders\""))
                == "14:16: the words must not be empty; write: count sum: \"reminder\" or \"reminders\""
        )
        #expect(
            failure(source("\(right)\n    count rest: \"one\" or \"ones\""))
                == "15:5: 'count' is already stated above"
        )
    }

    @Test("Entities can be added to a list in pages")
    func changesPages() throws {
        let source = DescribedReminders.source.replacing(
            "every reminder\n\nlist",
            with: "every reminder in pages of 20\n    adds one\n\nlist"
        )
        .replacing(
            "    label title",
            with: "    add more: \"New\", failure \"No\"\n    label title"
        )
        let service = try DescriptionReader.description(from: source).listServices.first
        #expect(service?.pageSize == 20)
        #expect(service?.abilities == [.add])
    }

    @Test("Later entries are last in a list and first in pages")
    func order() {
        #expect(Entity.listedNumbers(of: 5, first: 3, isPaged: false) == [1, 2, 3, 4, 5])
        #expect(Entity.listedNumbers(of: 5, first: 3, isPaged: true) == [5, 4, 1, 2, 3])
        #expect(Entity.listedNumbers(of: 2, first: 3, isPaged: true) == [1, 2])
        #expect(Entity.listedNumbers(of: 0, first: 0, isPaged: true) == [])
    }

    @Test("A list can have filters, of which the first shows all")
    func readsFilters() throws {
        let filtered = DescribedReminders.source.replacing(
            "    label title",
            with: """
                    filter all: "All"
                    filter open: "Open" unless done
                    filter finished: "Done" if done
                    label title
                """
        )
        let condition = FlagCondition(field: Name("done"), isSet: false)
        let list = try #require(DescriptionReader.description(from: filtered).list)
        #expect(list.filters.map(\.title) == ["All", "Open", "Done"])
        #expect(list.filters[1].condition == condition)
        #expect(list.filters[1].shows([Name("done"): .flag(false)]))
        #expect(!list.filters[2].shows([Name("done"): .flag(false)]))
        for (right, wrong, message) in [
            (
                "unless done", "unless due",
                "15:32: a reminder has no 'due' that is yes or no; did you mean 'done'?"
            ),
            (
                "unless done", "without done",
                "15:25: expected 'if' or 'unless', or the end of the line, found 'without'"
            ),
            ("unless done", "if done", "11:1: two filters show the same"),
            (
                "\"All\"", "\"All\" if done",
                "11:1: the first filter is selected at first and shows all rows, so it has no condition"
            ),
            (
                "filter open", "filter title",
                "17:11: 'title' is already declared in line 15; each element needs a unique name"
            ),
        ] {
            #expect(failure(filtered.replacing(right, with: wrong, maxReplacements: 1)) == message)
        }
        let single = filtered.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("unless") && !$0.contains("finished") }.joined(separator: "\n")
        #expect(
            failure(single)
                == "11:1: a single filter offers no choice; add another or remove it"
        )
    }
}
