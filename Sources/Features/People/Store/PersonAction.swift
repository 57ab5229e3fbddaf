enum PersonAction: Equatable {
    // The user
    case actionTapped
    case deleteTapped

    // The effects
    case askEnded(isSuccess: Bool)
    case takeBackEnded(isSuccess: Bool)
    case accepted
}
