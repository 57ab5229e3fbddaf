/// The DTO with which the interactor reports whether the values of the form are valid.
struct FormSummary: Equatable {
    /// A Boolean value that states if the name is invalid, and the user has edited it or has saved.
    let isNameRejected: Bool
    /// A Boolean value that states if the address is invalid, and the user has edited it or has saved.
    let isMailRejected: Bool
    let biography: String
    /// The largest number of characters of the biography.
    let biographyLimit: Int
    let canSave: Bool
}
