/// The requests of the reducer.
enum DigitEffect: Equatable {
    case readNextDigit
}
