internal import Behaviours
internal import Descriptions
internal import Testing

@MainActor
@Suite("Expressions of a model")
struct ExpressionTests {
    /// Values of a screen that shows one entity.
    private struct Context: ExpressionContext {
        var entity: Record?
        var given: [String: Value] = [:]
        var rowCount = 0

        func state(_ variable: String) -> Value { .absent }
        func row(_ variable: String) -> Value { .absent }
        func given(_ name: String) -> Value { given[name] ?? .absent }
        func isSet(_ fact: Name) -> Bool { fact == Name("shared") }
        var isListed: Bool { false }
        var isShown: Bool { false }
        var isSelected: Bool { false }
    }

    private static let job = Record(
        id: 3,
        fields: [Name("title"): .text(""), Name("tries"): .number(2), Name("done"): .flag(true)]
    )

    private func value(_ expression: Expression, of entity: Record? = job) -> Value {
        expression.value(in: Context(entity: entity))
    }

    @Test(
        "The text of a rule is the same as that of its expression",
        arguments: [
            "title", "tries", #"title or "Untitled""#, #""No. ", tries, "!""#,
            #"words title, "tried", tries"#, #"tries counted as "try""#,
            #"tries counted as "try" or "never""#, #"if done "Done" otherwise title"#,
            #"if tries is at least 2 ("Often, ", tries) otherwise "Once""#,
            #"if tries is 1 "Once" otherwise if tries is 2 "Twice" otherwise tries"#,
        ]
    )
    func texts(rule: String) throws {
        let description = try DescriptionReader.description(
            from: """
                feature jobs: "Jobs."

                entity job: "A job."
                    title: text "A", later ""
                    tries: number 1, later 2
                    done: no

                service job service: "Keeps jobs."
                    lists every job

                list of every job
                    empty: "Nothing"
                    failure: "Could not load"
                    label shown: \(rule)
                """
        )
        let text = try #require(description.list?.elements.first?.text)
        for title in ["", "Paint"] {
            for tries in 0...3 {
                for isDone in [true, false] {
                    let fields: [Name: FieldValue] = [
                        Name("title"): .text(title), Name("tries"): .number(tries),
                        Name("done"): .flag(isDone),
                    ]
                    let shown = value(Expression(text), of: Record(fields: fields)).shown
                    #expect(shown == text.text(of: fields))
                }
            }
        }
    }

    @Test("A condition without a value chooses nothing, and an empty text counts as missing")
    func missing() {
        let title = Expression.field(Name("title"))
        let done = Expression.field(Name("done"))
        #expect(value(.choice(done, .text("yes"), .text("no")), of: nil) == .absent)
        #expect(value(.choice(.isEmpty(title), .text("none"), title), of: nil) == .text("none"))
        #expect(value(.choice(.isEmpty(title), .text("none"), title)) == .text("none"))
        #expect(value(.isPresent(.entity), of: nil) == .flag(false))
        #expect(value(.isPresent(.entity)) == .flag(true))
    }

    @Test("Numbers are added, divided and compared, and missing ones have no result")
    func numbers() {
        let tries = Expression.field(Name("tries"))
        #expect(value(.sum(tries, .number(-3))) == .number(-1))
        #expect(value(.atLeast(tries, 2)) == .flag(true))
        #expect(value(.atMost(tries, 1)) == .flag(false))
        #expect(value(.sum(tries, .number(1)), of: nil) == .absent)
        #expect(value(.length(.text("e\u{301}👩‍👩‍👧"))) == .number(2))
    }

    @Test("Conditions are combined, and a variable is matched with its named values")
    func conditions() {
        let shared = Expression.fact(Name("shared"))
        #expect(value(.all([shared, .not(.fact(Name("own")))])) == .flag(true))
        #expect(value(.any([.fact(Name("own")), .fact(Name("new"))])) == .flag(false))
        let match = Expression.match(
            .named("failed"),
            [.init(Name("loaded"), .number(1)), .init(Name("failed"), .number(2))]
        )
        #expect(value(match) == .number(2))
    }
}
