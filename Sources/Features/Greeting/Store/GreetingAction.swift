internal import Model

enum GreetingAction: Equatable {
    case showGreetingTapped
    case personRead(Person)
}
