internal import Descriptions

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

    /// The closures that an object calls to open pages, one for each page.
    var leads: [ListLead] {
        let chosen = selection.map {
            ListLead(name: $0.name, type: $0.type, route: route ?? "")
        }
        return (chosen.map { [$0] } ?? [])
            + linkedPages.map {
                ListLead(name: $0.callback, type: "(Int) -> Void", route: $0.page.member)
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
