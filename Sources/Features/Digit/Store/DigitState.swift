/// The contents of the screen.
struct DigitState: Equatable, Codable {
    var digit = ""
}
