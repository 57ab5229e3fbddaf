internal import Descriptions

/// The names in the code of a button or an image that opens a page.
extension PageLink {
    /// The property of a row's display values in VIPER for the id of the page: `avatarPageID`.
    var pageID: String { "\(element.member)PageID" }
    /// The closure that the controlling object calls: `onOpenUserDetail`.
    var callback: String { "onOpen\(page.type)" }
}

extension Sample {
    /// Returns the literal of the number of the page that a link opens.
    func number(_ link: PageLink, of entity: Entity) -> String {
        fields[entity.name]?[link.field]?.literal ?? ""
    }
}
