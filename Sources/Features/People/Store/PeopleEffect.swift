/// The requests of the reducer.
enum PeopleEffect: Equatable {
    case followAcceptances
    case load
    case refresh
    case showMessage(String)
    case person(PersonState.ID, PersonEffect)
}
