package import Foundation
internal import SeededRandom

/// Generates people, blogs, drafts and comments from a seed. The same seed gives the same data on
/// every machine.
///
/// The identifiers determine the edge cases, so that every seed has them. Users 3, 8, 13, … have no
/// name, and users 4, 9, 14, … have neither biography nor icon. Ten of every sixteen blogs have
/// counts at the limits of how counts are written, and every fourth draft is untitled. Of sixteen
/// comments two are empty and five are replies, one of them an empty reply; most of the others are
/// hard to measure.
package struct SampleData: Sendable {
    private static let firstNames = ["Ada", "Bjørn", "Chloé", "Deniz", "Ève", "Fatima", "Günther"]
    private static let lastNames = ["Lovelace", "Nyström", "O’Hara", "Şahin", "van Dijk", "李"]
    private static let subjects = [
        "architecture", "the cat", "a long walk", "Unicode 👩‍👩‍👧", "naïve tests", "日本語", "bread",
    ]
    private static let openings = ["Notes on", "Against", "In praise of", "A week with", "Why not"]
    private static let awkwardCounts = [
        0, 1, 2, 9_999, 10_000, 12_999, 20_000, 99_999, 100_000, 129_999,
    ]

    /// The texts of comments: a long plain text, an empty one, a word longer than a line, wide
    /// characters, combined characters, a right-to-left text, line breaks, and an ordinary text.
    private static let contents = [
        "I read this twice, once on the train and once at home, and I still do not agree with a word.",
        "",
        "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft!",
        "日本語のコメントはひとつの文字がふたつぶんの幅をとります。とてもよい記事でした。",
        "Cafe\u{301} and nai\u{308}ve 👩‍👩‍👧 👍🏽: each of these is one character.",
        "שלום, זו תגובה ארוכה שנכתבת מימין לשמאל ונשברת לשורות.",
        "Three points:\n\nthe first, and the second. The third I forgot.",
        "Well put.",
    ]

    private let seed: UInt64

    package init(seed: UInt64) {
        self.seed = seed
    }

    package func user(id: User.ID) -> User {
        var random = generator(for: id, of: 1)
        let name = "\(random.element(of: Self.firstNames)) \(random.element(of: Self.lastNames))"
        let icon = "icon\(random.integer(in: 1...9))"
        let biography = "I write about \(random.element(of: Self.subjects))."
        let friendCount = random.integer(in: 0...500)
        let isTerse = id % 5 == 4
        return User(
            id: id,
            name: id % 5 == 3 ? "" : name,
            icon: isTerse ? nil : icon,
            biography: isTerse ? "" : biography,
            friendCount: friendCount,
            isFollowed: false
        )
    }

    package func blog(id: Blog.ID, authorName: String) -> Blog {
        var random = generator(for: id, of: 2)
        let title = "\(random.element(of: Self.openings)) \(random.element(of: Self.subjects))"
        return Blog(
            id: id,
            authorName: authorName,
            title: title,
            likeCount: count(at: id, &random),
            // The shares use the same counts as the likes, at another offset.
            shareCount: count(at: id + 5, &random)
        )
    }

    package func draft(id: Draft.ID) -> Draft {
        var random = generator(for: id, of: 3)
        let title = "\(random.element(of: Self.openings)) \(random.element(of: Self.subjects))"
        // A random second in the years 2020 to 2025.
        let seconds = random.integer(in: 1_577_836_800...1_767_225_599)
        return Draft(
            id: id,
            title: id % 4 == 0 ? "" : title,
            editedAt: Date(timeIntervalSince1970: TimeInterval(seconds))
        )
    }

    package func comment(id: Comment.ID, writtenAt date: Date) -> Comment {
        var random = generator(for: id, of: 4)
        let author = user(id: random.integer(in: 1...20))
        let other = user(id: random.integer(in: 1...20))
        let isReply = id % 8 == 4 || id % 8 == 7 || id % 16 == 9
        return Comment(
            id: id,
            authorID: author.id,
            authorName: author.name,
            authorIcon: author.icon,
            repliesTo: isReply ? other.name : nil,
            content: Self.contents[id % Self.contents.count],
            writtenAt: date,
            favourCount: count(at: id + 10, &random)
        )
    }

    private func generator(for id: Int, of kind: UInt64) -> SplitMix64 {
        SplitMix64(seed: seed, item: id, kind: kind)
    }

    private func count(at position: Int, _ random: inout SplitMix64) -> Int {
        let turn = position % 16
        let ordinary = random.integer(in: 3...200_000)
        return turn < Self.awkwardCounts.count ? Self.awkwardCounts[turn] : ordinary
    }
}
