internal import Descriptions

/// The code of the model, the test environment and the contract for changes and removals of listed
/// entities that are made elsewhere.
struct ListAnnouncementFiles {
    let plan: ListPlan

    private var item: String { plan.item }
    private var items: String { plan.items }
    private var type: String { plan.itemType }
    private var article: String { plan.entity.name.withArticle }

    // MARK: - The service

    /// The method of the service that adds an observer; empty without announced changes.
    var declaration: String {
        guard plan.isAnnounced else { return "" }
        return """

                /// Adds an observer of changes that are made elsewhere, such as on another device. The
                /// observer is not retained.
                func addObserver(_ observer: any \(plan.observerType))

            """
    }

    /// The protocol of the observer; empty without announced changes.
    var observer: String {
        guard plan.isAnnounced else { return "" }
        return """


            \(SwiftText.comment("An object that is notified when \(article) was changed or removed elsewhere."))
            @MainActor
            package protocol \(plan.observerType): AnyObject {
                func \(item)DidChange(_ \(item): \(type))
                func \(item)WasRemoved(id: \(type).ID)
            }
            """
    }

    /// The type of the in-memory service that does not retain an observer; empty without announced
    /// changes.
    var weakObserver: String {
        guard plan.isAnnounced else { return "" }
        return """
                private struct WeakObserver {
                    weak var observer: (any \(plan.observerType))?
                }


            """
    }

    /// The property of the in-memory service; empty without announced changes.
    var storage: String {
        plan.isAnnounced ? "    private var observers: [WeakObserver] = []\n" : ""
    }

    /// The methods of the in-memory service; empty without announced changes.
    var methods: String {
        guard plan.isAnnounced else { return "" }
        return """

                package func addObserver(_ observer: any \(plan.observerType)) {
                    observers.removeAll { $0.observer == nil }
                    observers.append(WeakObserver(observer: observer))
                }

            \(SwiftText.comment("Changes \(article) as another device does, and notifies the observers.", indented: 4))
                package func changeElsewhere(id: \(type).ID, _ change: (inout \(type)) -> Void) {
                    guard let index = \(items).firstIndex(where: { $0.id == id }) else { return }
                    change(&\(items)[index])
                    let \(item) = \(items)[index]
                    for entry in observers { entry.observer?.\(item)DidChange(\(item)) }
                }

            \(SwiftText.comment("Removes \(article) as another device does, and notifies the observers.", indented: 4))
                package func removeElsewhere(id: \(type).ID) {
                    guard let index = \(items).firstIndex(where: { $0.id == id }) else { return }
                    \(plan.removedItems).append(\(items).remove(at: index))
                    for entry in observers { entry.observer?.\(item)WasRemoved(id: id) }
                }

            """
    }

    // MARK: - The test environment

    /// The cases of the events of a scenario, in a switch.
    var happening: String {
        let service = plan.service.name.member
        return """
                    case ("\(plan.entity.changeEvent)", .object(let values)):
                        guard case .integer(let id)? = values["id"] else { return "\\"id\\" is missing" }
                        \(service).changeElsewhere(id: id) { \(item) in
            \(SwiftText.indented(EntityKeys(entity: plan.entity).settings, by: 8))            }
                    case ("\(plan.entity.removalEvent)", .integer(let id)):
                        \(service).removeElsewhere(id: id)

            """
    }

    /// Returns the method of a test environment that performs the events of its lists; empty if they
    /// have none.
    static func happening(in lists: [ListPlan]) -> String {
        let announced = lists.filter(\.isAnnounced)
        guard !announced.isEmpty else { return "" }
        return """

                /// Changes or removes an entry on another device.
                package func happen(_ event: String, _ value: JSONValue) -> String? {
                    switch (event, value) {
            \(announced.map { ListAnnouncementFiles(plan: $0).happening }.joined())        default: return "\\"\\(event)\\" is not possible here"
                    }
                    return nil
                }

            """
    }

    // MARK: - The contract

    /// The largest number of an entity in random events.
    private var most: Int { ListContractFiles(plan: plan).counts.last ?? 14 }

    private var keys: String {
        let lines = EntityKeys(entity: plan.entity).lines
        return """
            ScenarioKey(
                "\(plan.entity.changeEvent)",
                .object([
                    ScenarioKey("id", .integer(1...100_000), "the number of the \(plan.entity.name)"),
            \(plan.lines(lines, indented: 8))    ]),
                "\(article) is changed on another device"
            ),
            ScenarioKey(
                "\(plan.entity.removalEvent)",
                .integer(1...100_000),
                "\(article) is removed on another device"
            ),
            """
    }

    /// The statements that return a random event.
    private var random: [String] {
        let values = EntityKeys(entity: plan.entity).random
        return [
            "if random.happens(onceIn: 2) {",
            "    return .own(\"\(plan.entity.removalEvent)\", .integer(random.integer(in: 1...\(most))))",
            "}", "return .own(", "    \"\(plan.entity.changeEvent)\",", "    .object([",
            "        \"id\": .integer(random.integer(in: 1...\(most))),",
        ] + values.map { "        \($0)" } + ["    ])", ")"]
    }

    /// Returns the argument of a contract with the events of its lists; empty if they have none.
    static func events(of lists: [ListPlan]) -> String {
        let announced = lists.filter(\.isAnnounced)
        guard !announced.isEmpty else { return "" }
        let keys = announced.map {
            SwiftText.indented(ListAnnouncementFiles(plan: $0).keys, by: 12)
        }
        return "        events: [\n\(keys.joined(separator: "\n"))\n        ],\n"
    }

    /// Returns the argument of a contract with random events of its lists, after another argument;
    /// empty if they have none.
    static func randomEvent(of lists: [ListPlan]) -> String {
        let announced = lists.filter(\.isAnnounced)
        guard !announced.isEmpty else { return "" }
        let statements = announced.enumerated().flatMap { index, list in
            let own = ListAnnouncementFiles(plan: list).random
            guard index < announced.count - 1 else { return own }
            return ["if random.happens(onceIn: 2) {"] + own.map { "    \($0)" } + ["}"]
        }
        return ",\n        randomEvent: { random in\n"
            + SwiftText.lines(statements, indented: 12) + "        }"
    }
}

extension ListPlan {
    /// The protocol of the objects that are notified of changes: `JobObserver`.
    var observerType: String { "\(itemType)Observer" }
    /// The property of the in-memory service with the removed entities: `removedJobs`.
    var removedItems: String { "removed\(itemsType)" }
}
