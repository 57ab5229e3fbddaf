internal import Model

enum PeopleAction: Equatable {
    // The user
    case opened
    case retryTapped
    case pulled

    // The effects
    case loaded(Result<[Contact], ServiceError>)
    case refreshed(Result<[Contact], ServiceError>)

    case person(PersonState.ID, PersonAction)
}
