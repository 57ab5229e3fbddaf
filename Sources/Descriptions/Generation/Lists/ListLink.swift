internal import Descriptions

/// Where a tap on an image of a row leads, with the names of all that takes part.
struct ListLink {
    let link: RowLink
    /// The number of what the page is of.
    let field: Entity.Field

    var image: Name { link.image }
    /// What a view calls: `onTapAvatar`.
    var closure: String { "onTap\(image.type)" }
    /// What a presenter hears: `didTapAvatar`.
    var tap: String { "didTap\(image.type)" }
    /// The property of a row's display values in VIPER for the id of the page: `avatarPageID`.
    var pageID: String { "\(image.member)PageID" }
    /// What is done: `openAvatar`.
    var method: String { "open\(image.type)" }
    /// What whoever decides on it tells: `onOpenUserDetail`.
    var callback: String { "onOpen\(link.page.type)" }
    /// What a router is asked: `openUserDetail`.
    var open: String { "open\(link.page.type)" }
}

/// What is called when somebody is led to a page.
struct ListLead {
    /// As a parameter.
    let name: String
    let type: String
    /// A factory method of `Route`.
    let route: String
}

extension ListPlan {
    /// Where taps on images lead.
    var links: [ListLink] {
        list.links.compactMap { link in
            entity.fields.first { $0.name == link.field }.map { ListLink(link: link, field: $0) }
        }
    }

    /// Those that lead to different pages.
    var linkedPages: [ListLink] {
        links.reduce(into: []) { pages, link in
            if !pages.contains(where: { $0.link.page == link.link.page }) { pages.append(link) }
        }
    }

    /// The pages that taps lead to, each with the type of what it is of.
    var pages: [(page: Name, type: String)] {
        let linked = linkedPages.filter { $0.link.page != list.route }
        return (list.route.map { [($0, "\(itemType).ID")] } ?? [])
            + linked.map { ($0.link.page, "Int") }
    }

    /// All that is told of where somebody is led.
    var leads: [ListLead] {
        let chosen = selection.map {
            ListLead(name: $0.name, type: $0.type, route: route ?? "")
        }
        return (chosen.map { [$0] } ?? [])
            + linkedPages.map {
                ListLead(name: $0.callback, type: "(Int) -> Void", route: $0.link.page.member)
            }
    }

    /// Makes an object that tells it, which pushes it onto a navigator.
    ///
    /// - Parameters:
    ///   - head: what stands in front of the arguments.
    ///   - arguments: the others.
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

extension ListPlan {
    /// The tests of where taps lead, by whoever tells it.
    ///
    /// - Parameters:
    ///   - row: a tap on the second row.
    ///   - image: one on an image in it.
    func leadTests(row: String, image: (ListLink) -> String) -> [String] {
        let second = Sample.listed(entity, id: 2)
        let chosen = route.map { route in
            SwiftText.test(
                "A row opens its \(entity.name)",
                "opens\(itemType)",
                ["load()", row, "#expect(environment.routes == [.\(route)(2)])"]
            )
        }
        let linked = links.map { link in
            SwiftText.test(
                "A tap on the \(link.image) opens its page",
                "opens\(link.image.type)",
                [
                    "load()", image(link),
                    "#expect(environment.routes == [.\(link.link.page.member)(\(second.page(link, of: entity)))])",
                ]
            )
        }
        return (chosen.map { [$0] } ?? []) + linked
    }
}

extension Sample {
    /// The number of the page that an image leads to.
    func page(_ link: ListLink, of entity: Entity) -> String {
        value(of: link.field, entity).literal
    }
}

extension ListCellFiles {
    /// The closures with which a cell tells that an image is tapped, a line each.
    var linkClosures: [String] { plan.links.map { "var \($0.closure): (() -> Void)?" } }

    /// Hears of taps on the images of a row, as statements.
    ///
    /// - Parameter call: what is called then.
    func hearingLinks(_ call: (ListLink) -> String) -> [String] {
        plan.links.map {
            "cell.\($0.closure) = { [weak self] in self?.\(call($0))(at: indexPath.row) }"
        }
    }

    /// Leads to the pages of images, where the same object knows the rows.
    ///
    /// - Parameter head: that of the method.
    /// - Parameter rows: the rows, as an expression.
    func opening(in rows: String = "rows", _ head: (ListLink) -> String) -> String {
        plan.links.map { link in
            SwiftText.method(
                "\(head(link))(at row: Int)",
                ["\(link.callback)(\(rows)[row].\(plan.item).\(link.field.member))"]
            )
        }
        .joined()
    }
}
