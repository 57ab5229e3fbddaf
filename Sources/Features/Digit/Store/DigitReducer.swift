enum DigitReducer {
    static func reduce(_ state: inout DigitState, _ action: DigitAction) -> [DigitEffect] {
        switch action {
        case .nextTapped:
            return [.readNextDigit]
        case .digitRead(let digit):
            state.digit = digit.map(String.init) ?? "–"
            return []
        }
    }
}
