/// The requests of the reducer.
enum PeopleEffect: Equatable {
    case followAcceptances
    case load
    case refresh
    case person(PersonState.ID, PersonEffect)
}
