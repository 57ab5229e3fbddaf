internal import Descriptions
internal import PackageEditing

/// The files of the entity of a header and of the service that loads and changes it.
struct HeaderModelFiles {
    let plan: HeaderPlan

    private var item: String { plan.item }

    var files: [GeneratedFile] {
        [
            ModelFiles.entity(plan.entity, isListed: true),
            ModelFiles.file(plan.service.name, service), inMemory,
        ]
    }

    private var loading: String {
        "func \(item)(id: \(plan.idType), completion: @escaping Completion<\(plan.itemType)>)"
    }

    private func declaration(of toggle: HeaderToggle) -> String {
        SwiftText.call(
            "func \(toggle.set)",
            [
                "_ \(toggle.field.member): Bool", "\(plan.id): \(plan.idType)",
                "completion: @escaping Completion<Void>",
            ],
            indented: 0
        )
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
                package static func \(toggle.operation.member)(\(plan.id): \(plan.idType)) -> ServiceRequest {
                    ServiceRequest(.\(toggle.operation.member), \(plan.id))
                }

            """
        }
        return """
            \(SwiftText.comment(plan.service.summary))
            @MainActor
            package protocol \(plan.service.name.type): AnyObject {
                /// Loads the current \(plan.entity.name) with a number.
                \(loading)
            \(changes.joined())}

            extension Operation {
                package static var \(item): Operation {
                    Operation(rawValue: "\(plan.entity.name.identifier)")
                }
            \(operations.joined())}

            extension ServiceRequest {
                package static func \(item)(id: \(plan.idType)) -> ServiceRequest {
                    ServiceRequest(.\(item), id)
                }
            \(requests.joined())}

            """
    }

    /// Returns the method of the in-memory service that changes a field.
    private func change(_ toggle: HeaderToggle) -> String {
        let member = toggle.field.member
        return """

                package \(declaration(of: toggle)) {
                    answer(.\(toggle.operation.member)(\(plan.id): \(plan.id)), completion: completion) { service in
                        guard service.\(item).id == \(plan.id) else { return nil }
                        service.\(item).\(member) = \(member)
                        return ()
                    }
                }

            """
    }

    private var inMemory: GeneratedFile {
        let name = "InMemory\(plan.service.name.type)"
        return GeneratedFile(
            path: "Sources/Subject/Model/\(name).swift",
            text: """
                \(SwiftText.comment("An in-memory service with one \(plan.entity.name), which is set from outside."))
                package final class \(name): InMemoryService, \(plan.service.name.type) {
                    package let connection: InMemoryConnection
                    package var \(item): \(plan.itemType)

                    package init(\(item): \(plan.itemType), connection: InMemoryConnection) {
                        self.\(item) = \(item)
                        self.connection = connection
                    }

                    package \(loading) {
                        answer(.\(item)(id: id), completion: completion) { service in
                            service.\(item).id == id ? service.\(item) : nil
                        }
                    }
                \(plan.toggles.map(change).joined())}

                """
        )
    }
}
