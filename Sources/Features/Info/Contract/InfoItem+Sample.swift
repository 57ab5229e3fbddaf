internal import Model

extension InfoItem {
    /// Returns the item of a test environment at an index. A person, a blog and a voice message take
    /// turns, and each second one of a kind has only empty texts.
    ///
    /// Items of a kind differ in their counts, so that a row that shows a wrong item is visible.
    static func sample(at index: Int) -> InfoItem {
        let number = index + 1
        let isBlank = index % 6 > 2
        let round = index / 6
        switch index % 3 {
        case 0:
            return .person(
                User(
                    id: 100 + number,
                    name: isBlank ? "" : "Ada Lovelace",
                    icon: isBlank ? nil : "icon1",
                    biography: isBlank ? "" : "Writes programs.",
                    friendCount: isBlank ? round : 12 + round
                )
            )
        case 1:
            return .blog(
                Blog(
                    id: 200 + number,
                    authorName: isBlank ? "" : "Grace Hopper",
                    title: isBlank ? "" : "On compilers",
                    likeCount: isBlank ? round : 12_999 + 1_000 * round
                )
            )
        default:
            return .voiceMessage(
                VoiceMessage(
                    id: 300 + number,
                    sender: isBlank ? "" : "Alan Turing",
                    seconds: isBlank ? 9 + round : 754 + round
                )
            )
        }
    }

    /// The item after a change on another device.
    var updated: InfoItem {
        switch self {
        case .person(var user):
            user.friendCount += 1
            return .person(user)
        case .blog(var blog):
            blog.likeCount += 1
            return .blog(blog)
        case .voiceMessage(let message):
            return .voiceMessage(
                VoiceMessage(
                    id: message.id,
                    sender: message.sender,
                    seconds: message.seconds + 1
                )
            )
        }
    }
}
