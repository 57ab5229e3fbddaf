/// The DTO with which the interactor reports whether the values of the form are valid.
struct OfficeFormSummary: Equatable {
    // @for element in marks
    // @if element.isError
    /// Indicates whether the {element.field} is invalid, and the user has edited it or has saved.
    let isEntryRejected: Bool
    // @end
    // @if element.isCounter
    /// The number of characters of the {element.field}.
    let entryLength: Int
    /// The largest number of characters of the {element.field}.
    let entryLimit: Int
    // @end
    // @end
    let canSave: Bool
}
