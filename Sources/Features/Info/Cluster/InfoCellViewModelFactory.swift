internal import Info

/// Creates the view models of rows.
enum InfoCellViewModelFactory {
    static func viewModel(of item: InfoItem) -> any InfoCellViewModelProtocol {
        switch item {
        case .person(let user): PersonCellViewModel(user: user)
        case .blog(let blog): BlogCellViewModel(blog: blog)
        case .voiceMessage(let message): VoiceMessageCellViewModel(message: message)
        }
    }
}
