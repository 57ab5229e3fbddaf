internal import Descriptions
internal import PackageEditing

/// The files of the entities and services of a feature.
struct ModelFiles {
    let plan: FeaturePlan

    var files: [GeneratedFile] {
        plan.description.entities.map { Self.entity($0) } + plan.description.services.map(service)
    }

    static func file(_ name: Name, _ text: String) -> GeneratedFile {
        GeneratedFile(path: "Sources/Subject/Model/\(name.type).swift", text: text)
    }

    /// Returns the file of an entity.
    ///
    /// - Parameters:
    ///   - isListed: a Boolean that indicates whether there are several entities, which have a
    ///     number.
    ///   - limits: the constants with the limits of numbers, one per line.
    static func entity(
        _ entity: Entity,
        isListed: Bool = false,
        limits: [String] = []
    ) -> GeneratedFile {
        let choices = entity.fields.filter { $0.kind == .choice }.map { field in
            """
                package enum \(field.swiftType): String, Hashable, Sendable {
            \(SwiftText.lines(field.values.map(Self.choice), indented: 8))    }

            """
        }
        let properties = entity.fields.map {
            "    package var \($0.member): \($0.swiftType)\n"
        }
        let parameters = entity.fields.map { "\($0.member): \($0.swiftType)" }
        let assignments = entity.fields.map {
            "        self.\($0.member) = \($0.member)\n"
        }
        let hasDate = entity.fields.contains { $0.kind == .date }
        return file(
            entity.name,
            """
            \(hasDate ? "package import Foundation\n\n" : "")\(SwiftText.comment(entity.summary))
            package struct \(entity.name.type): \(isListed ? "Identifiable, " : "")Hashable, Sendable {
            \(choices.joined())\(SwiftText.lines(limits, indented: 4))\
            \(choices.isEmpty && limits.isEmpty ? "" : "\n")\(isListed ? "    package let id: Int\n" : "")\(properties.joined())
            \(SwiftText.call("package init", (isListed ? ["id: Int"] : []) + parameters, " {", indented: 4))
            \(isListed ? "        self.id = id\n" : "")\(assignments.joined())    }
            }

            """
        )
    }

    /// Returns the case of a named value, with its name in scenarios as the raw value.
    private static func choice(_ value: FieldValue) -> String {
        guard case .choice(let name) = value else { return "" }
        let raw = name.identifier == name.member ? "" : " = \"\(name.identifier)\""
        return "case \(name.member)\(raw)"
    }

    private func service(_ service: Service) -> GeneratedFile {
        switch service.kind {
        case .current(let entity): Self.file(service.name, provider(service, entity))
        case .next(let value, _, _): Self.file(service.name, source(service, value))
        }
    }

    private func provider(_ service: Service, _ entity: Name) -> String {
        let promise =
            "The current \(entity). It can change between two reads, so read it each time before "
            + "showing it."
        return """
            \(SwiftText.comment(service.summary))
            @MainActor
            package protocol \(service.name.type): AnyObject {
            \(SwiftText.comment(promise, indented: 4))
                var \(entity.member): \(entity.type) { get }
            }

            /// \(service.kindName.withCapitalArticle) with \(entity.withArticle) that is set from outside.
            @MainActor
            package final class InMemory\(service.name.type): \(service.name.type) {
                package var \(entity.member): \(entity.type)

                package init(\(entity.member): \(entity.type)) {
                    self.\(entity.member) = \(entity.member)
                }
            }

            """
    }

    private func source(_ service: Service, _ value: Name) -> String {
        let values = value.plural
        return """
            \(SwiftText.comment(service.summary))
            @MainActor
            package protocol \(service.name.type): AnyObject {
                /// The next \(value); `nil` if there is none.
                func next\(value.type)() -> Int?
            }

            /// \(service.kindName.withCapitalArticle) of \(value.pluralText) from a list that starts again after its end.
            @MainActor
            package final class InMemory\(service.name.type): \(service.name.type) {
                private let \(values): [Int]
                private var position = 0

                package init(\(values): [Int]) {
                    self.\(values) = \(values)
                }

                package func next\(value.type)() -> Int? {
                    guard !\(values).isEmpty else { return nil }
                    defer { position = (position + 1) % \(values).count }
                    return \(values)[position]
                }
            }

            """
    }
}

extension Service {
    /// The last word of its name, which is the kind of service.
    fileprivate var kindName: Name { Name(name.words.suffix(1).map { $0 }) }
}
