enum DigitAction: Equatable {
    case nextTapped
    /// Answers ``DigitEffect/readNextDigit``; `nil` if there is no digit.
    case digitRead(Int?)
}
