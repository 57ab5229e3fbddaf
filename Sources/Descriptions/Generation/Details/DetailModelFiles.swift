internal import Descriptions
internal import PackageEditing

/// The entity of a screen, and the service that loads and changes it.
struct DetailModelFiles {
    let plan: DetailPlan

    var files: [GeneratedFile] {
        [
            ModelFiles.entity(plan.entity, limits: limits),
            ModelFiles.file(plan.service.name, service), inMemory,
        ]
    }

    private var limits: [String] {
        plan.service.changes.compactMap { change in
            change.limits.map { limits in
                """
                /// The limits of the \(change.field).
                package static let \(change.field.member)Limits = \(SwiftText.literal(limits))
                """
            }
        }
    }

    /// The changes with different requests, each request once.
    private var requests: [DetailOutcome] {
        plan.outcomes.reduce(into: []) { requests, outcome in
            if !requests.contains(where: { $0.request == outcome.request }) {
                requests.append(outcome)
            }
        }
    }

    private var operations: [Name] {
        plan.outcomes.reduce(into: []) { if !$0.contains($1.operation) { $0.append($1.operation) } }
    }

    private var service: String {
        let changes = requests.map { outcome in
            """

                \(SwiftText.comment(comment(outcome), indented: 4).drop { $0 == " " })
                \(declaration(of: outcome))

            """
        }
        let operations = operations.map { operation in
            """
                package static var \(operation.member): Operation {
                    Operation(rawValue: "\(operation.identifier)")
                }

            """
        }
        let requests = self.operations.map { operation in
            """
                package static var \(operation.member): ServiceRequest { ServiceRequest(.\(operation.member)) }

            """
        }
        return """
            \(SwiftText.comment(plan.service.summary))
            @MainActor
            package protocol \(plan.service.name.type): AnyObject {
                /// Loads the current \(plan.entity.name).
                func \(plan.item)(completion: @escaping Completion<\(plan.itemType)>)
            \(changes.joined())}

            extension Operation {
                package static var \(plan.item): Operation {
                    Operation(rawValue: "\(plan.entity.name.identifier)")
                }
            \(operations.joined())}

            extension ServiceRequest {
                package static var \(plan.item): ServiceRequest { ServiceRequest(.\(plan.item)) }
            \(requests.joined())}

            """
    }

    private func comment(_ outcome: DetailOutcome) -> String {
        let answer = "replies with the changed \(plan.entity.name)."
        return if case .add = outcome.change.edit {
            "Adds to \(outcome.field.name), within its limits, and \(answer)"
        } else if outcome.field.kind == .flag {
            "Changes whether the \(plan.entity.name) is \(outcome.field.name), and \(answer)"
        } else {
            "Changes \(outcome.field.name), and \(answer)"
        }
    }

    private func declaration(of outcome: DetailOutcome) -> String {
        let parameter =
            if case .add = outcome.change.edit { "_ difference: Int" } else {
                "_ \(outcome.field.member): \(plan.entity.type(of: outcome.field))"
            }
        return SwiftText.call(
            "func \(outcome.request)",
            [parameter, "completion: @escaping Completion<\(plan.itemType)>"],
            indented: 0
        )
    }

    /// Returns the method of the in-memory service for a change.
    private func change(_ outcome: DetailOutcome) -> String {
        let field = "service.\(plan.item).\(outcome.field.member)"
        let edit =
            if case .add = outcome.change.edit {
                """
                let limits = \(plan.itemType).\(outcome.limitsMember)
                let sum = \(field) + difference
                \(field) = min(max(sum, limits.lowerBound), limits.upperBound)
                """
            } else {
                "\(field) = \(outcome.field.member)"
            }
        // A parameter of that name would hide the method.
        let answer = outcome.field.member == "answer" ? "self.answer" : "answer"
        return """

                package \(declaration(of: outcome)) {
                    \(answer)(.\(outcome.operation.member), completion: completion) { service in
            \(SwiftText.indented(edit, by: 12))
                        return service.\(plan.item)
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
                    package var \(plan.item): \(plan.itemType)

                    package init(\(plan.item): \(plan.itemType), connection: InMemoryConnection) {
                        self.\(plan.item) = \(plan.item)
                        self.connection = connection
                    }

                    package func \(plan.item)(completion: @escaping Completion<\(plan.itemType)>) {
                        answer(.\(plan.item), completion: completion) { $0.\(plan.item) }
                    }
                \(requests.map(change).joined())}

                """
        )
    }
}

extension Entity {
    /// Returns the type of a field, as it is written outside the entity.
    func type(of field: Field) -> String {
        field.kind == .choice ? "\(name.type).\(field.swiftType)" : field.swiftType
    }
}

extension SwiftText {
    /// Returns the literal of a range of numbers, with separators between thousands.
    static func literal(_ range: ClosedRange<Int>) -> String {
        let ends = [range.lowerBound, range.upperBound].map {
            ($0 < 0 ? "-" : "") + grouped(abs($0))
        }
        // A sign directly after the dots would be part of the operator.
        return range.upperBound < 0 ? "\(ends[0])...(\(ends[1]))" : ends.joined(separator: "...")
    }
}
