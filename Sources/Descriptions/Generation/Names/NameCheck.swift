package import Descriptions
internal import Foundation
internal import PackageEditing

/// Finds names of a description that would collide with others in the generated code.
package struct NameCheck {
    /// A name, and the reason why it cannot be used.
    package struct Collision: Hashable, Sendable {
        package let name: Name
        package let reason: String
    }

    let description: Description
    /// The folder of `Package.swift`.
    private let root: String
    private let files: [NameLog.Record]

    /// - Parameter log: the names in the generated files.
    package init(_ description: Description, packageRoot: String, log: NameLog) {
        self.description = description
        root = packageRoot
        files = log.records
    }

    /// Returns the first collision; `nil` for none.
    package func collision() -> Collision? {
        let existing = ExistingTypes(in: root, without: Set(files.map(\.path)))
        return takenType(existing) ?? inFiles(ofTypes: false) ?? inTypes(existing)
            ?? inFiles(ofTypes: true) ?? takenText() ?? takenMember()
    }

    static func reserved(_ made: String, for name: Name) -> Collision {
        Collision(name: name, reason: "\(made) is reserved in generated code")
    }

    static func collision(of first: Name, and second: Name, _ made: String, in place: String)
        -> Collision
    {
        Collision(
            name: second,
            reason: "'\(first)' and '\(second)' would both become \(made) in \(place)"
        )
    }

    /// Returns a collision in a file.
    ///
    /// - Parameter ofTypes: a Boolean that indicates whether the name is that of a type.
    private func inFiles(ofTypes: Bool) -> Collision? {
        for file in files {
            for meeting in file.meetings
            where (meeting.identifier.first?.isUppercase == true) == ofTypes {
                return collision(meeting, in: String(file.path.split(separator: "/").last ?? ""))
            }
        }
        return nil
    }

    private func collision(_ meeting: NameUses.Meeting, in place: String) -> Collision {
        let (first, second) = (meeting.first, meeting.second)
        let added = second.first { !first.contains($0) } ?? second.first
        let lost = first.first { !second.contains($0) } ?? first.first
        let name = (added ?? lost)?.name ?? description.feature
        guard let added, let lost else {
            return NameUses.keywords.contains(meeting.identifier)
                ? Collision(
                    name: name,
                    reason: "it would become \(meeting.identifier), which is a Swift keyword"
                ) : Self.reserved(meeting.identifier, for: name)
        }
        return Self.collision(of: lost.name, and: added.name, meeting.identifier, in: place)
    }

    /// Returns a collision of members that parts of a type in several files declare, or that an
    /// existing type has.
    private func inTypes(_ existing: ExistingTypes) -> Collision? {
        let parts = files.flatMap { file in
            let module = file.path.split(separator: "/").prefix(4).joined(separator: "/")
            return file.types.map { (type: "\(module) \($0.name)", part: $0) }
        }
        let kinds = Dictionary(grouping: parts, by: \.type)
            .mapValues { $0.flatMap(\.part.supertypes) }
        var known: [String: [String: NameUses.Use]] = [:]
        for (type, part) in parts {
            for (member, use) in part.uses.sorted(by: { $0.key < $1.key }) {
                let other = known[type]?[member] ?? use
                known[type, default: [:]][member] = other
                if other.owners != use.owners, other.isDeclared || use.isDeclared {
                    let meeting = NameUses.Meeting(member, first: other.owners, second: use.owners)
                    return collision(meeting, in: part.name)
                }
                // Extensions of existing types have only static members.
                guard use.isDeclared, let name = use.owners.last?.name,
                    existing.has("static \(member)", in: part.name)
                        || kinds[type]?.contains(where: { existing.has(member, in: $0) }) == true
                else { continue }
                let reason = "a service operation \(member) already exists"
                return part.name == "Operation"
                    ? Collision(name: name, reason: reason) : Self.reserved(member, for: name)
            }
        }
        return nil
    }

    // MARK: - Names in archbench

    /// Returns a collision with a type of the modules that generated code imports, or with a type
    /// of Swift.
    private func takenType(_ existing: ExistingTypes) -> Collision? {
        for file in files where file.path.hasPrefix("Sources/Subject/Model/") {
            for part in file.types where existing.names.contains(part.name) {
                guard part.isNew, let name = part.owners.first?.name else { continue }
                return Collision(name: name, reason: "the type \(part.name) already exists")
            }
        }
        return nil
    }

    /// Returns a collision with an existing target or feature.
    private func takenMember() -> Collision? {
        let feature = description.feature
        let folder = "\(root)/Sources/Features/\(feature.type)"
        // An existing feature is found by its files, which results in a better message.
        guard !FileManager.default.fileExists(atPath: folder) else { return nil }
        let manifest = (try? String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8)) ?? ""
        let modules = manifest.matches(of: /Feature\(\s*"(\w+)",([^)]+)\)/).flatMap { feature in
            let variants = feature.output.2.matches(of: /\w+/).map { String($0.output) }
            return (["", "Control"] + variants).map { "\(feature.output.1)\($0)" }
        }
        if modules.contains(feature.type) {
            return Collision(name: feature, reason: "the module \(feature.type) already exists")
        }
        return ["all", "gaps", "entries", "contract", "architectures"].contains(feature.member)
            ? Collision(
                name: feature,
                reason: "\(feature.member) is reserved in the feature matrix"
            ) : nil
    }
}
