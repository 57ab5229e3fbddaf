internal import Model

/// Performs the effects with the services of the screen.
@MainActor
struct GreetingEffectHandler {
    let personProvider: any PersonProvider

    func perform(_ effect: GreetingEffect, send: @MainActor (GreetingAction) -> Void) {
        switch effect {
        case .readPerson: send(.personRead(personProvider.person))
        }
    }
}
