internal import AppSupport
internal import HeadlessKitDriver
internal import Model
internal import Scenarios
internal import Testing

@Suite("The comparison of a screen with expectations")
struct ExpectationTests {
    private let observation = Observation(
        screen: [
            Element(id: "icon", kind: .image, image: "icon0"),
            Element(id: "name", kind: .label, text: "Zo\u{EB}"),
            Element(id: "like", kind: .button, text: "Like", isEnabled: false),
            Element(id: "blog.1", kind: .row),
            Element(id: "comment.1", kind: .row, text: "4"),
            Element(
                id: "content",
                kind: .label,
                text: "@Zoe Hi",
                style: [.init("@Zoe", style: "mention"), .init(" Hi", style: "body")]
            ),
            Element(id: "toast", kind: .toast, text: "Shared"),
            Element(id: "toast", kind: .toast, text: "Could not like"),
        ],
        routes: [Route(page: "user-detail", id: 2)],
        requests: [.user(id: 2), .blogs(userID: 2, after: nil)],
        counts: ["heights": 3]
    )

    static let met: [Scenarios.Expectation] = [
        .absent(id: "other"),
        .present(.init(id: "blog.1")),
        .present(.init(id: "icon", image: "icon0")),
        .present(.init(id: "name", text: "Zo\u{EB}")),
        .present(.init(id: "like", text: "Like", isEnabled: false)),
        .present(.init(id: "toast", text: "Could not like")),
        .present(.init(id: "comment.1", text: "4")),
        .present(
            .init(
                id: "content",
                style: [.init("@Zoe", style: "mention"), .init(" Hi", style: "body")]
            )
        ),
        .order(["name", "like"]),
        .count("heights", 3),
        .routes(["user-detail(2)"]),
        .requests(["user(2)", "blogs(2)"]),
    ]

    @Test("Only the given properties of an element are compared", arguments: met)
    func meets(expectation: Scenarios.Expectation) {
        #expect(expectation.violation(in: observation) == nil)
    }

    static let missed: [(Scenarios.Expectation, String)] = [
        (
            .absent(id: "name"),
            "expected no \"name\", found label \"name\" reading \"Zo\u{EB}\""
        ),
        (
            .present(.init(id: "other")),
            #"expected "other", found none"#
        ),
        (
            .present(.init(id: "icon", image: "icon1")),
            #"expected image "icon" showing "icon1", found image "icon" showing "icon0""#
        ),
        (
            .present(.init(id: "name", text: "Zoe")),
            "expected label \"name\" reading \"Zoe\", found label \"name\" reading \"Zo\u{EB}\""
        ),
        (
            .present(.init(id: "like", isEnabled: true)),
            #"expected button "like" reading "Like", found button "like" reading "Like" (disabled)"#
        ),
        (
            .present(.init(id: "toast", text: "Hidden")),
            #"expected toast "toast" reading "Hidden", found toast "toast" reading "Shared""#
        ),
        (
            .present(.init(id: "content", style: [.init("@Zoe Hi", style: "body")])),
            #"expected label "content" reading "@Zoe Hi" in the styles body "@Zoe Hi", "#
                + #"found label "content" reading "@Zoe Hi" in the styles "#
                + #"mention "@Zoe", body " Hi""#
        ),
        (
            .present(.init(id: "comment.1", text: "5")),
            #"expected row "comment.1" reading "5", found row "comment.1" reading "4""#
        ),
        (.count("heights", 2), "expected 2 heights, found 3"),
        (.count("widths", 1), "expected 1 widths, found 0"),
        (
            .order(["like", "name"]),
            #"expected the order ["like", "name"], found ["name", "like"]"#
        ),
        (
            .order(["name", "other", "like"]),
            #"expected the order ["name", "other", "like"], found ["name", "like"]"#
        ),
        (.routes([]), #"expected the routes [], found ["user-detail(2)"]"#),
        (
            .requests(["user(2)"]),
            #"expected the requests ["user(2)"], found ["user(2)", "blogs(2)"]"#
        ),
    ]

    @Test("The violation of an expectation has the expected and the found value", arguments: missed)
    func misses(expectation: Scenarios.Expectation, violation: String) {
        #expect(expectation.violation(in: observation) == violation)
    }

    @Test("An expected text with decomposed accents is found, because it looks the same")
    func accents() {
        let decomposed = Scenarios.Expectation.present(.init(id: "name", text: "Zoe\u{308}"))
        #expect(decomposed.violation(in: observation) == nil)
    }
}
