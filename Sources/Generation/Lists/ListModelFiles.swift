internal import Descriptions

/// The entity of a list, and the service that lists it.
struct ListModelFiles {
    let plan: ListPlan

    var files: [GeneratedFile] {
        [
            ModelFiles.entity(plan.entity, isListed: true),
            ModelFiles.file(plan.service.name, service), inMemory,
        ]
    }

    private var service: String {
        let changes = plan.toggles.map { toggle in
            """

                /// Changes whether \(plan.entity.name.withArticle) is \(toggle.field.name).
                \(declaration(of: toggle))

            """
        }
        let operations = plan.toggles.map { toggle in
            """
                package static var \(toggle.operation.member): Operation {
                    Operation(rawValue: "\(toggle.operation.identifier)")
                }

            """
        }
        let requests = plan.toggles.map { toggle in
            """
                package static func \(toggle.operation.member)(\(plan.item)ID: \(plan.itemType).ID) -> ServiceRequest {
                    ServiceRequest(.\(toggle.operation.member), \(plan.item)ID)
                }

            """
        }
        return """
            \(SwiftText.comment(plan.service.summary))
            @MainActor
            package protocol \(plan.service.name.type): AnyObject {
                /// Every \(plan.entity.name), in order.
                func \(plan.items)(completion: @escaping Completion<[\(plan.itemType)]>)
            \(changes.joined())}

            extension Operation {
                package static var \(plan.items): Operation {
                    Operation(rawValue: "\(plan.severalItems.identifier)")
                }
            \(operations.joined())}

            extension ServiceRequest {
                package static var \(plan.items): ServiceRequest { ServiceRequest(.\(plan.items)) }
            \(requests.joined())}

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

    /// What the service in memory does where it is asked to change something.
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

    private var inMemory: GeneratedFile {
        let name = "InMemory\(plan.service.name.type)"
        let fields = plan.entity.fields.map {
            "\($0.member): random.element(of: [\($0.values.map(\.literal).joined(separator: ", "))])"
        }
        let hasDate = plan.entity.fields.contains { $0.kind == .date }
        let imports = (hasDate ? "internal import Foundation\n" : "")
        return GeneratedFile(
            path: "Sources/Model/\(name).swift",
            text: """
                \(imports)internal import SeededRandom

                /// A service of \(plan.severalItems) in memory, made from a seed: the same seed gives the same everywhere.
                package final class \(name): InMemoryService, \(plan.service.name.type) {
                    package let connection: InMemoryConnection
                    private let seed: UInt64
                    private var \(plan.items): [\(plan.itemType)] = []

                    package init(seed: UInt64, connection: InMemoryConnection) {
                        self.seed = seed
                        self.connection = connection
                    }

                    /// How many there are. Further ones come behind those that are there, and the last ones go
                    /// first.
                    package var count: Int {
                        get { \(plan.items).count }
                        set {
                            \(plan.items).removeLast(max(count - newValue, 0))
                            while count < newValue { \(plan.items).append(sample(id: count + 1)) }
                        }
                    }

                    package func \(plan.items)(completion: @escaping Completion<[\(plan.itemType)]>) {
                        answer(.\(plan.items), completion: completion) { $0.\(plan.items) }
                    }
                \(plan.toggles.map(change).joined())
                    private func sample(id: Int) -> \(plan.itemType) {
                        var random = SplitMix64(seed: seed, item: id)
                        return \(plan.itemType)(\((["id: id"] + fields).joined(separator: ", ")))
                    }
                }

                """
        )
    }
}
