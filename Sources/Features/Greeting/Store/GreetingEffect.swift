/// The requests of the reducer.
enum GreetingEffect: Equatable {
    case readPerson
}
