/// An error in the user's input.
struct InputError: Error, CustomStringConvertible {
    /// The error, its location, and what to do.
    let description: String
}
