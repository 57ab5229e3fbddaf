internal import Equivalence
internal import WrongImplementations

/// The failure of a named scenario and the shrunk scenario.
struct Finding: CustomStringConvertible, Sendable {
    let fault: Fault
    let scenario: String
    let kind: Difference.Kind
    let eventNumber: Int
    let element: String?
    let explanation: String
    let reduced: [String]

    var description: String { "\(fault)" }

    static let all = [
        Finding(
            fault: .keepsStalePage,
            scenario: "stale-page-after-refresh",
            kind: .screen,
            eventNumber: 7,
            element: "blogs.footer",
            explanation: #"expected label "blogs.footer" reading "Loading more…", "#
                + "found nothing more",
            reduced: [
                #"{"open":"blog-feed"}"#, #"{"deliver":"all"}"#, #"{"scroll":"blogs","to":19}"#,
                #"{"pull":"blogs"}"#, #"{"deliver":"last"}"#, #"{"deliver":"next"}"#,
            ]
        ),
        Finding(
            fault: .asksTwice,
            scenario: "load-more",
            kind: .requests,
            eventNumber: 7,
            element: nil,
            explanation: "expected the requests [user(2), blogs(2), blogs(2, after 26)], "
                + "found [user(2), blogs(2), blogs(2, after 26), blogs(2, after 26)]",
            reduced: [
                #"{"open":"blog-feed"}"#, #"{"deliver":"all"}"#, #"{"scroll":"blogs","to":19}"#,
                #"{"scroll":"blogs","to":0}"#, #"{"scroll":"blogs","to":19}"#,
            ]
        ),
        Finding(
            fault: .writesOneLikes,
            scenario: "counts",
            kind: .screen,
            eventNumber: 1,
            element: "blog.12.shares",
            explanation: #"expected label "blog.12.shares" reading "1 share", "#
                + #"found label "blog.12.shares" reading "1 shares""#,
            reduced: [#"{"open":"blog-feed"}"#, #"{"deliver":"all"}"#]
        ),
        Finding(
            fault: .showsNamelessText,
            scenario: "counts",
            kind: .screen,
            eventNumber: 1,
            element: "?",
            explanation: #"expected nothing more, found label without an identifier reading "#
                + #""Sponsored""#,
            reduced: [#"{"open":"blog-feed"}"#, #"{"deliver":"all"}"#]
        ),
        Finding(
            fault: .omitsLastFooter,
            scenario: "no-blogs",
            kind: .screen,
            eventNumber: 6,
            element: "blogs.footer",
            explanation: #"expected label "blogs.footer" reading "No more blogs", "#
                + "found nothing more",
            reduced: [
                #"{"blogs":0,"open":"blog-feed"}"#, #"{"deliver":"all"}"#, #"{"post":true}"#,
                #"{"pull":"blogs"}"#, #"{"deliver":"all"}"#,
            ]
        ),
        Finding(
            fault: .leavesLikeEnabled,
            scenario: "like-across-refresh",
            kind: .screen,
            eventNumber: 8,
            element: "blog.2.like",
            explanation: #"expected button "blog.2.like" reading "Like" (disabled), "#
                + #"found button "blog.2.like" reading "Like""#,
            reduced: [
                #"{"blogs":2,"open":"blog-feed"}"#, #"{"deliver":"all"}"#,
                #"{"tap":"blog.2.like"}"#, #"{"deliver":"all"}"#,
            ]
        ),
        Finding(
            fault: .opensNextBlog,
            scenario: "row-opens-blog",
            kind: .screen,
            eventNumber: 2,
            element: "page",
            explanation: #"expected label "page" reading "blog-detail(20)", "#
                + #"found label "page" reading "blog-detail(19)""#,
            reduced: [
                #"{"blogs":20,"open":"blog-feed"}"#, #"{"deliver":"all"}"#, #"{"tap":"blog.20"}"#,
            ]
        ),
        Finding(
            fault: .namesNoList,
            scenario: "no-blogs",
            kind: .ignored,
            eventNumber: 4,
            element: nil,
            explanation: "expected that the event happens; "
                + #"it is ignored: no element "blogs" is on screen"#,
            reduced: [#"{"open":"blog-feed"}"#, #"{"pull":"blogs"}"#]
        ),
    ]
}
