internal import Model

/// Performs the effects with the services of the screen.
@MainActor
struct DigitEffectHandler {
    let digitSource: any DigitSource

    func perform(_ effect: DigitEffect, send: @MainActor (DigitAction) -> Void) {
        switch effect {
        case .readNextDigit: send(.digitRead(digitSource.nextDigit()))
        }
    }
}
