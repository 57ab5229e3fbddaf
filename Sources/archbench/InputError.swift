/// Something that the person gave is not usable.
struct InputError: Error, CustomStringConvertible {
    /// What is wrong, where, and what to do.
    let description: String
}
