/// An article that states claims.
package struct ClaimSource: Hashable, Sendable {
    /// The number of the article in this comparison, such as `000`; `nil` if it has none.
    package let number: String?
    /// The title in English.
    package let title: String
    /// The title in the article's language; `nil` if that is English.
    package let original: String?
    /// The address of the text; `nil` if none is known.
    package let address: String?

    static let chatter = ClaimSource(
        number: "000",
        title: "Notes on MVC, MVP and MVVM",
        original: "杂谈: MVC/MVP/MVVM",
        address: nil
    )
    static let problems = ClaimSource(
        number: "001",
        title: "Thoughts on common code problems in MVC (2017)",
        original: "由MVC框架下常见的代码问题想到的",
        address: nil
    )
    static let advanced = ClaimSource(
        number: "002",
        title:
            "Advanced iOS development (13): MVC, MVP, MVVM and VIPER, a digest of Orlov’s article",
        original: "iOS开发之进阶篇(13)—— MVC / MVP / MVVM / VIPER 架构",
        address: nil
    )
    static let simple = ClaimSource(
        number: "003",
        title: "The MVVM pattern, simply explained",
        original: "MVVM模式的简单通俗理解",
        address: nil
    )
    static let coupling = ClaimSource(
        number: "004",
        title: "An article on coupling by direct call, delegate and notification, "
            + "and on MVC, MVP and MVVM (title and address not recorded)",
        original: nil,
        address: nil
    )
    static let orlov = ClaimSource(
        number: nil,
        title: "B. Orlov, iOS Architecture Patterns (2015)",
        original: nil,
        address: "https://medium.com/ios-os-x-development/ios-architecture-patterns-ecba4c38de52"
    )
    static let folklore = ClaimSource(
        number: nil,
        title: "Common opinion, without an article",
        original: nil,
        address: nil
    )

    package static let all = [chatter, problems, advanced, simple, coupling, orlov, folklore]
}
