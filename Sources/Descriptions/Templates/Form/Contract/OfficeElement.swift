/// The accessibility identifiers of the elements of the card and its form.
package enum OfficeElement {
    package static let loading = "{card.prefix}.loading"
    package static let error = "{card.prefix}.error"
    package static let retry = "{card.prefix}.retry"
    // @for element in card
    // @= element.identifier: "guest.caption"
    package static let caption = "guest.caption"
    // @end
    // @sample
    package static let alter = "alter"
    // @end

    /// The elements of the form.
    package enum Form {
        // @for element in form
        // @= element.identifier: "entry"
        package static let entry = "entry"
        // @end
        // @sample
        package static let entryError = "entry.error"
        package static let entryCount = "entry.count"
        package static let lever = "lever"
        package static let commit = "commit"
        package static let abort = "abort"
        // @end
        package static let saving = "saving"
    }
}
