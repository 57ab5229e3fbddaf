internal import Model

enum GreetingReducer {
    static func reduce(_ state: inout GreetingState, _ action: GreetingAction) -> [GreetingEffect] {
        switch action {
        case .showGreetingTapped:
            return [.readPerson]
        case .personRead(let person):
            let words = ["Hello", person.firstName, person.lastName]
            state.greeting = words.filter { !$0.isEmpty }.joined(separator: " ")
            return []
        }
    }
}
