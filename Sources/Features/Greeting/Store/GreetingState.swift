/// The contents of the screen.
struct GreetingState: Equatable, Codable {
    var greeting = ""
}
