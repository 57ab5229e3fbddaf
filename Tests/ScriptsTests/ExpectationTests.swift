internal import HeadlessKit
internal import Model
internal import Scripts
internal import Testing

@Suite("Holding a screen against what is expected")
struct ExpectationTests {
    private let observation = Observation(
        screen: [
            Element(id: "icon", kind: .image, image: "icon0"),
            Element(id: "name", kind: .label, text: "Zo\u{EB}"),
            Element(id: "like", kind: .button, text: "Like", isEnabled: false),
            Element(id: "blog.1", kind: .row),
            Element(id: "toast", kind: .toast, text: "Shared"),
            Element(id: "toast", kind: .toast, text: "Could not like"),
        ],
        routes: [Route(page: "user-detail", id: 2)],
        requests: [.user(id: 2), .blogs(userID: 2, page: 1)]
    )

    static let met: [Scripts.Expectation] = [
        .absent(id: "other"),
        .present(id: "blog.1", text: nil, isEnabled: nil, image: nil),
        .present(id: "icon", text: nil, isEnabled: nil, image: "icon0"),
        .present(id: "name", text: "Zo\u{EB}", isEnabled: nil, image: nil),
        .present(id: "like", text: "Like", isEnabled: false, image: nil),
        .present(id: "toast", text: "Could not like", isEnabled: nil, image: nil),
        .routes(["user-detail(2)"]),
        .requests(["user(2)", "blogs(2, page 1)"]),
    ]

    @Test("What is given must hold; what is not given does not matter", arguments: met)
    func meets(expectation: Scripts.Expectation) {
        #expect(expectation.breach(in: observation) == nil)
    }

    static let missed: [(Scripts.Expectation, String)] = [
        (
            .absent(id: "name"),
            "expected no \"name\", found label \"name\" reading \"Zo\u{EB}\""
        ),
        (
            .present(id: "other", text: nil, isEnabled: nil, image: nil),
            #"expected "other", found none"#
        ),
        (
            .present(id: "icon", text: nil, isEnabled: nil, image: "icon1"),
            #"expected image "icon" showing "icon1", found image "icon" showing "icon0""#
        ),
        (
            .present(id: "name", text: "Zoe", isEnabled: nil, image: nil),
            "expected label \"name\" reading \"Zoe\", found label \"name\" reading \"Zo\u{EB}\""
        ),
        (
            .present(id: "like", text: nil, isEnabled: true, image: nil),
            #"expected button "like" reading "Like", found button "like" reading "Like" (disabled)"#
        ),
        (
            .present(id: "toast", text: "Hidden", isEnabled: nil, image: nil),
            #"expected toast "toast" reading "Hidden", found toast "toast" reading "Shared""#
        ),
        (.routes([]), #"expected the routes [], found ["user-detail(2)"]"#),
        (
            .requests(["user(2)"]),
            #"expected the requests ["user(2)"], found ["user(2)", "blogs(2, page 1)"]"#
        ),
    ]

    @Test("What does not hold is told with what was found", arguments: missed)
    func misses(expectation: Scripts.Expectation, breach: String) {
        #expect(expectation.breach(in: observation) == breach)
    }

    @Test("A name whose accents are written otherwise is another name")
    func accents() {
        let decomposed = Scripts.Expectation.present(
            id: "name",
            text: "Zoe\u{308}",
            isEnabled: nil,
            image: nil
        )
        #expect(decomposed.breach(in: observation) != nil)
    }
}
