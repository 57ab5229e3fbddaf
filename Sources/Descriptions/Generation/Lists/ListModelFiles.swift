internal import Descriptions
internal import PackageEditing

/// The files of the entity of a list and of the service that lists it.
struct ListModelFiles {
    let plan: ListPlan

    private var announcements: ListAnnouncementFiles { ListAnnouncementFiles(plan: plan) }

    var files: [GeneratedFile] {
        [
            ModelFiles.entity(plan.entity, isListed: true),
            ModelFiles.file(plan.service.name, service), inMemory,
        ] + (plan.service.pageSize.map { [page($0)] } ?? [])
            + plan.counts.filter(\.isJoint).map(reply)
    }

    private func page(_ size: Int) -> GeneratedFile {
        GeneratedFile(
            path: "Sources/Subject/Model/\(plan.pageType).swift",
            text: """
                /// One page of the \(plan.severalItems).
                package struct \(plan.pageType): Hashable, Sendable {
                    /// The number of entries of each page except the last.
                    package static let size = \(size)

                    package var \(plan.items): [\(plan.itemType)]
                    /// Indicates whether this is the last page.
                    package var isLast: Bool

                    package init(\(plan.items): [\(plan.itemType)], isLast: Bool) {
                        self.\(plan.items) = \(plan.items)
                        self.isLast = isLast
                    }
                }

                """
        )
    }

    /// The declaration of the method that requests the list.
    private var listing: String {
        plan.isPaged
            ? "func \(plan.items)(page: Int, completion: @escaping Completion<\(plan.pageType)>)"
            : "func \(plan.items)(completion: @escaping Completion<[\(plan.itemType)]>)"
    }

    private var request: String {
        plan.isPaged
            ? """
                package static func \(plan.items)(page: Int) -> ServiceRequest {
                    ServiceRequest(.\(plan.items), page: page)
                }
            """
            : "    package static var \(plan.items): ServiceRequest { ServiceRequest(.\(plan.items)) }"
    }

    private var service: String {
        let changes = plan.toggles.map { toggle in
            """

                /// Changes whether \(plan.entity.name.withArticle) is \(toggle.field.name).
                \(declaration(of: toggle))

            """
        }
        let counts = plan.counts.map { count in
            """

                /// Increases the \(count.name) of \(plan.entity.name.withArticle) by one\(count.isJoint ? " each" : ""), and replies with the new number\(count.isJoint ? "s" : "").
                \(declaration(of: count))

            """
        }
        let removal = plan.removal.map { removal in
            """

                /// Removes \(plan.entity.name.withArticle).
                func \(removal.method)(\(plan.item)ID: \(plan.itemType).ID, completion: @escaping Completion<Void>)

            """
        }
        let names =
            plan.toggles.map(\.operation) + plan.counts.map(\.operation)
            + (plan.removal.map { [$0.operation] } ?? [])
            + plan.buttons.filter(\.isUndo).map(\.operation)
        let additions = plan.buttons.filter { !$0.isUndo }.map(\.operation)
        let operations = (names + additions).map { name in
            """
                package static var \(name.member): Operation {
                    Operation(rawValue: "\(name.identifier)")
                }

            """
        }
        let requests = names.map { name in
            """
                package static func \(name.member)(\(plan.item)ID: \(plan.itemType).ID) -> ServiceRequest {
                    ServiceRequest(.\(name.member), \(plan.item)ID)
                }

            """
        }
        return """
            \(SwiftText.comment(plan.service.summary))
            @MainActor
            package protocol \(plan.service.name.type): AnyObject {
                /// \(plan.isPaged ? "A page of the \(plan.severalItems), counted from 1." : "Every \(plan.entity.name), in order.")
                \(listing)
            \((changes + counts).joined())\(removal ?? "")\(plan.buttons.map(declared).joined())\(announcements.declaration)}\(announcements.observer)

            extension Operation {
                package static var \(plan.items): Operation {
                    Operation(rawValue: "\(plan.severalItems.identifier)")
                }
            \(operations.joined())}

            extension ServiceRequest {
            \(request)
            \(requests.joined())\(additions.map(alone).joined())}

            """
    }

    /// Returns a request that does not refer to a single entity.
    private func alone(_ name: Name) -> String {
        """
            package static var \(name.member): ServiceRequest { ServiceRequest(.\(name.member)) }

        """
    }

    private func declared(_ button: ListButton) -> String {
        let article = plan.entity.name.withArticle
        let comment =
            button.isUndo ? "Restores \(article) that was removed." : "Adds \(article)."
        return """

                /// \(comment)
                \(declaration(of: button))

            """
    }

    private func declaration(of button: ListButton) -> String {
        let parameters =
            (button.isUndo ? ["\(plan.item)ID: \(plan.itemType).ID"] : [])
            + ["completion: @escaping Completion<Void>"]
        return "func \(button.request)(\(parameters.joined(separator: ", ")))"
    }

    /// Returns the method of the in-memory service that adds or restores an entity.
    private func acting(_ button: ListButton) -> String {
        let items = plan.items
        guard button.isUndo else {
            return """

                    package \(declaration(of: button)) {
                        answer(.\(button.operation.member), completion: completion) { service in
                            service.count += 1
                            return ()
                        }
                    }

                """
        }
        return """

                package \(declaration(of: button)) {
                    answer(.\(button.operation.member)(\(plan.item)ID: \(plan.item)ID), completion: completion) { service in
                        guard let index = service.\(removed).firstIndex(where: { $0.id == \(plan.item)ID }) else {
                            return nil
                        }
                        service.\(items).append(service.\(removed).remove(at: index))
                        service.\(items).sort { \(plan.isPaged ? "service.place(of: $0.id) < service.place(of: $1.id)" : "$0.id < $1.id") }
                        return ()
                    }
                }

            """
    }

    private func declaration(of toggle: ListToggle) -> String {
        SwiftText.call(
            "func \(toggle.request)",
            [
                "_ \(toggle.field.member): Bool", "\(plan.item)ID: \(plan.itemType).ID",
                "completion: @escaping Completion<Void>",
            ],
            indented: 0
        )
    }

    /// Returns the method of the in-memory service that changes a field.
    private func change(_ toggle: ListToggle) -> String {
        let member = toggle.field.member
        return """

                package \(declaration(of: toggle)) {
                    answer(.\(toggle.operation.member)(\(plan.item)ID: \(plan.item)ID), completion: completion) { service in
                        guard let index = service.\(plan.items).firstIndex(where: { $0.id == \(plan.item)ID }) else {
                            return nil
                        }
                        service.\(plan.items)[index].\(member) = \(member)
                        return ()
                    }
                }

            """
    }

    /// The method of the in-memory service that removes an entity; empty if the service cannot do
    /// that.
    private var removing: String {
        guard let removal = plan.removal else { return "" }
        let items = plan.items
        return """

                package func \(removal.method)(\(plan.item)ID: \(plan.itemType).ID, completion: @escaping Completion<Void>) {
                    answer(.\(removal.operation.member)(\(plan.item)ID: \(plan.item)ID), completion: completion) { service in
                        guard let index = service.\(items).firstIndex(where: { $0.id == \(plan.item)ID }) else {
                            return nil
                        }
                        service.\(removed).append(service.\(items).remove(at: index))
                        return ()
                    }
                }

            """
    }

    private var removed: String { plan.removedItems }

    /// The property for the number of entities if some of them can be removed.
    private var countWithRemoved: String {
        """
            /// The number of entries, with removed ones. Additional ones are added after the existing
            /// ones, and the last ones are removed first.
            package var count: Int {
                get { \(plan.items).count + \(removed).count }
                set {
                    \(plan.items).removeAll { $0.id > newValue }
                    \(removed).removeAll { $0.id > newValue }
                    while count < newValue { \(plan.items).append(sample(id: count + 1)) }
                }
            }

        """
    }

    private var countOfAll: String {
        """
            /// The number of entries. Additional ones are added after the existing ones, and the last ones
            /// are removed first.
            package var count: Int {
                get { \(plan.items).count }
                set {
                    \(plan.items).removeLast(max(count - newValue, 0))
                    while count < newValue { \(plan.items).append(sample(id: count + 1)) }
                }
            }

        """
    }

    private var whole: String {
        """
            package init(seed: UInt64, connection: InMemoryConnection) {
                self.seed = seed
                self.connection = connection
            }

        \(plan.losesRows ? countWithRemoved : countOfAll)
            package \(listing) {
                answer(.\(plan.items), completion: completion) { $0.\(plan.items) }
            }

        """
    }

    /// The storage of a list that loads in pages. New entities come first, so the same entity can
    /// be in two pages.
    private var pages: String {
        let items = plan.items
        let isRemoving = plan.losesRows
        let comment =
            "The number of entries\(isRemoving ? ", with removed ones" : ""). Additional entries come first in "
            + "the list, and the latest of them are removed first."
        let forgetting =
            ["\(items).removeAll { $0.id > newValue }"]
            + (isRemoving ? ["\(removed).removeAll { $0.id > newValue }"] : [])
        let place = """

                /// Additional entries come before the first ones, the latest at the top.
                private func place(of id: \(plan.itemType).ID) -> Int { id > firstCount ? -id : id }

            """
        return """
                private let firstCount: Int

                /// - Parameter count: the initial number of entries.
                package init(seed: UInt64, count: Int, connection: InMemoryConnection) {
                    self.seed = seed
                    self.connection = connection
                    firstCount = count
                    self.count = count
                }

            \(SwiftText.comment(comment, indented: 4))
                package var count: Int {
                    get { \(items).count\(isRemoving ? " + \(removed).count" : "") }
                    set {
            \(plan.lines(forgetting, indented: 12))\
                        let new = (count..<max(count, newValue)).map { sample(id: $0 + 1) }
                        let missing = max(firstCount - count, 0)
                        \(items).append(contentsOf: new.prefix(missing))
                        \(items).insert(contentsOf: new.dropFirst(missing).reversed(), at: 0)
                    }
                }

                package \(listing) {
                    answer(.\(items)(page: page), completion: completion) { $0.page(page) }
                }

                private func page(_ number: Int) -> \(plan.pageType) {
                    let end = number * \(plan.pageType).size
                    let stretch = \(items).dropFirst(end - \(plan.pageType).size).prefix(\(plan.pageType).size)
                    return \(plan.pageType)(\(items): Array(stretch), isLast: end >= \(items).count)
                }
            \(plan.undo == nil ? "" : place)
            """
    }

    private var inMemory: GeneratedFile {
        let name = "InMemory\(plan.service.name.type)"
        let fields = plan.entity.fields.map {
            "\($0.member): random.element(of: [\($0.values.map(\.literal).joined(separator: ", "))])"
        }
        let hasDate = plan.entity.fields.contains { $0.kind == .date }
        let imports = (hasDate ? "internal import Foundation\n" : "")
        return GeneratedFile(
            path: "Sources/Subject/Model/\(name).swift",
            text: """
                \(imports)internal import SeededRandom

                /// A service of \(plan.severalItems) in memory, generated from a seed: the same seed gives the same data on every machine.
                package final class \(name): InMemoryService, \(plan.service.name.type) {
                \(announcements.weakObserver)\
                    package let connection: InMemoryConnection
                    private let seed: UInt64
                    private var \(plan.items): [\(plan.itemType)] = []
                \(plan.losesRows ? "    private var \(removed): [\(plan.itemType)] = []\n" : "")\
                \(announcements.storage)
                \(plan.isPaged ? pages : whole)\
                \((plan.toggles.map(change) + plan.counts.map(counting)).joined())\(removing)\(plan.buttons.map(acting).joined())\
                \(announcements.methods)
                    private func sample(id: Int) -> \(plan.itemType) {
                        var random = SplitMix64(seed: seed, item: id)
                        return \(plan.itemType)(\((["id: id"] + fields).joined(separator: ", ")))
                    }
                }

                """
        )
    }
}
