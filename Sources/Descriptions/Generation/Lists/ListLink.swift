internal import Descriptions

/// The page that a tap on an image of a row opens, with the names in its code.
struct ListLink {
    let link: RowLink
    /// The field with the number of the entity on the page.
    let field: Entity.Field

    var image: Name { link.image }
    /// The closure that a view calls: `onTapAvatar`.
    var closure: String { "onTap\(image.type)" }
    /// The presenter method for a tap: `didTapAvatar`.
    var tap: String { "didTap\(image.type)" }
    /// The property of a row's display values in VIPER for the id of the page: `avatarPageID`.
    var pageID: String { "\(image.member)PageID" }
    /// The method that opens the page: `openAvatar`.
    var method: String { "open\(image.type)" }
    /// The closure that the controlling object calls: `onOpenUserDetail`.
    var callback: String { "onOpen\(link.page.type)" }
    /// The router method: `openUserDetail`.
    var open: String { "open\(link.page.type)" }
}

/// The closure that an object calls to open a page.
struct ListLead {
    /// The name of the parameter.
    let name: String
    let type: String
    /// The factory method of `Route`.
    let route: String
}

extension ListPlan {
    /// The links of the images of a row.
    var links: [ListLink] {
        list.links.compactMap { link in
            entity.fields.first { $0.name == link.field }.map { ListLink(link: link, field: $0) }
        }
    }

    /// The links, one for each page.
    var linkedPages: [ListLink] {
        links.reduce(into: []) { pages, link in
            if !pages.contains(where: { $0.link.page == link.link.page }) { pages.append(link) }
        }
    }

    /// The pages that taps open, each with the type of the number of its entity.
    var pages: [(page: Name, type: String)] {
        let linked = linkedPages.filter { $0.link.page != list.route }
        return (list.route.map { [($0, "\(itemType).ID")] } ?? [])
            + linked.map { ($0.link.page, "Int") }
    }

    /// The closures that an object calls to open pages, one for each page.
    var leads: [ListLead] {
        let chosen = selection.map {
            ListLead(name: $0.name, type: $0.type, route: route ?? "")
        }
        return (chosen.map { [$0] } ?? [])
            + linkedPages.map {
                ListLead(name: $0.callback, type: "(Int) -> Void", route: $0.link.page.member)
            }
    }

    /// Returns the code that creates an object whose closures push pages onto a navigator.
    ///
    /// - Parameters:
    ///   - head: the code before the arguments.
    ///   - arguments: the other arguments.
    func leading(_ head: String, _ arguments: String) -> String {
        guard leads.count > 1 else {
            return leads.reduce("\(head)(\(arguments))") { made, lead in
                "\(made) { navigator.push(.\(lead.route)($0)) }"
            }
        }
        let closures = leads.map { "\($0.name): { navigator.push(.\($0.route)($0)) }" }
        return SwiftText.call(head, [arguments] + closures, indented: 0)
    }
}

extension Sample {
    /// Returns the literal of the number in the route of the page that an image opens.
    func page(_ link: ListLink, of entity: Entity) -> String {
        value(of: link.field, entity).literal
    }
}
