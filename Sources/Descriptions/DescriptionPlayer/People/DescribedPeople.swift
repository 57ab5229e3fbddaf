internal import Descriptions
internal import HeadlessKitDriver
internal import Model
internal import People

/// The people in a list, with the field names of the description.
final class DescribedPeople: DescribedItems {
    private let dependencies: PeopleDependencies

    init(_ dependencies: PeopleDependencies) {
        self.dependencies = dependencies
    }

    func askForItems(
        page: Int,
        after lastID: Int?,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    ) {
        dependencies.peopleService.people(
            of: dependencies.viewerID,
            kind: dependencies.kind
        ) { result in
            reply((try? result.get()).map { ($0.map(Self.item), true) })
        }
    }

    private static func item(_ contact: Contact) -> DescribedItem {
        DescribedItem(id: contact.id, fields: [Name("name"): .text(contact.name)])
    }
}
