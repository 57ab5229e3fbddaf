internal import Info
internal import Model
internal import ModelFormatting

/// The contents of a row. It is named after the view that shows it, not after a model.
struct InfoCellViewModel: Equatable {
    let icon: String
    let title: String
    let subtitle: String
    let detail: String
}

extension InfoCellViewModel {
    init(_ item: InfoItem) {
        switch item {
        case .person(let user): self.init(user)
        case .blog(let blog): self.init(blog)
        case .voiceMessage(let message): self.init(message)
        }
    }

    init(_ user: User) {
        icon = user.icon ?? "icon0"
        title = TextFormat.name(user.name)
        subtitle = user.biography.isEmpty ? "No bio" : user.biography
        detail = TextFormat.count(user.friendCount, of: "friend")
    }

    init(_ blog: Blog) {
        icon = "blog"
        title = blog.title.isEmpty ? "Untitled" : blog.title
        subtitle = "Author: \(TextFormat.name(blog.authorName))"
        detail = TextFormat.count(blog.likeCount, of: "like")
    }

    init(_ message: VoiceMessage) {
        icon = "voice"
        title = TextFormat.name(message.sender)
        subtitle = "Voice message"
        detail = TextFormat.duration(seconds: message.seconds)
    }
}
