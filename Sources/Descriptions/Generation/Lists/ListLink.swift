internal import Descriptions

extension ListPlan {
    /// The links of the images of a row.
    var links: [PageLink] { list.links }

    /// The links, one for each page.
    var linkedPages: [PageLink] {
        links.reduce(into: []) { pages, link in
            if !pages.contains(where: { $0.page == link.page }) { pages.append(link) }
        }
    }

    /// The pages that taps open, each with the type of the number of its entity.
    var pages: [(page: Name, type: String)] {
        let linked = linkedPages.filter { $0.page != list.route }
        return (list.route.map { [($0, "\(itemType).ID")] } ?? [])
            + linked.map { ($0.page, "Int") }
    }

    /// The closures that an object calls to open pages, each with its page and with the type of the number
    /// that it receives.
    var leads: [(name: String, page: Name, type: String)] {
        (list.route.map { [(name: "onSelect\(itemType)", page: $0, type: "\(itemType).ID")] } ?? [])
            + linkedPages.map { (name: $0.callback, page: $0.page, type: "Int") }
    }
}
