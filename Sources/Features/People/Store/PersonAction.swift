enum PersonAction: Equatable {
    // The user
    case actionTapped
    case deleteTapped

    // The effects
    case askEnded(isSuccess: Bool)
    case takeBackEnded(isSuccess: Bool)
    case accepted

    /// Indicates whether the service has changed the relation.
    var confirmsChange: Bool {
        switch self {
        case .askEnded(let isSuccess), .takeBackEnded(let isSuccess): isSuccess
        case .accepted: true
        case .actionTapped, .deleteTapped: false
        }
    }
}
