internal import Foundation
package import Matrix
internal import SwiftSource

/// The cost of a change in one variant, counted in its patch without blank lines and comments.
package struct ChangeCost: Hashable, Sendable, Codable {
    /// Lines in some files.
    package struct Lines: Hashable, Sendable, Codable {
        package var files = 0
        package var added = 0
        package var removed = 0

        package init(files: Int = 0, added: Int = 0, removed: Int = 0) {
            self.files = files
            self.added = added
            self.removed = removed
        }

        /// The sum, saturated because a damaged report may contain any number.
        package var all: Int {
            let sum = added.addingReportingOverflow(removed)
            return sum.overflow ? .max : sum.partialValue
        }
    }

    /// The lines of the files with one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let lines: Lines

        package init(role: Role, lines: Lines) {
            self.role = role
            self.lines = lines
        }
    }

    /// The lines in all files except tests.
    package let lines: Lines
    /// The lines in files that existed before.
    package let linesInPlace: Lines
    /// The number of edit locations: runs of adjacent changed lines in existing files.
    package let editLocations: Int
    /// The changed lines by role, in the order of ``Role``, without roles that do not change.
    package let roles: [OfRole]
    package let tests: Lines
    /// The number of types, with protocols, that are added, removed or changed. A change in a
    /// nested type counts only for the nested type.
    package let types: Int
    /// The number of interface changes: added, removed or changed protocol requirements,
    /// initialisers and closures that are set from outside (`var on…`).
    package let interfaceChanges: Int

    package init(
        lines: Lines,
        linesInPlace: Lines,
        editLocations: Int,
        roles: [OfRole],
        tests: Lines,
        types: Int,
        interfaceChanges: Int
    ) {
        self.lines = lines
        self.linesInPlace = linesInPlace
        self.editLocations = editLocations
        self.roles = roles
        self.tests = tests
        self.types = types
        self.interfaceChanges = interfaceChanges
    }

    init(_ files: [PatchedFile], of implementation: Implementation) {
        var all = Lines()
        var inPlace = Lines()
        var editLocations = 0
        var byRole: [Role: Lines] = [:]
        var tests = Lines()
        var types: Set<String> = []
        var interfaceChanges = 0
        for file in files {
            let patch = file.patch
            let added = patch.added.filter(Self.isCode)
            let removed = patch.removed.filter(Self.isCode)
            // A file in which only comments change has no cost.
            guard !added.isEmpty || !removed.isEmpty else { continue }
            let lines = Lines(files: 1, added: added.count, removed: removed.count)
            if file.path.hasPrefix("Tests/") {
                tests.add(lines)
                continue
            }
            all.add(lines)
            types.formUnion(Self.types(of: file.before) + Self.types(of: file.after))
            if !patch.isNew {
                inPlace.add(lines)
                editLocations += patch.places.count { $0.contains(where: Self.isCode) }
            }
            let role = implementation.architecture.role(ofFile: file.path)
            byRole[role, default: Lines()].add(lines)
            let isProtocol = role == .protocols
            var names = Set((added + removed).compactMap { Self.interface(in: $0, isProtocol) })
            if file.changesInitialiser { names.insert("init") }
            interfaceChanges += names.count
        }
        self.lines = all
        linesInPlace = inPlace
        self.editLocations = editLocations
        roles = Role.all.compactMap { role in byRole[role].map { OfRole(role: role, lines: $0) } }
        self.tests = tests
        self.types = types.count
        self.interfaceChanges = interfaceChanges
    }

    /// Returns the types in which code lines change.
    private static func types(of side: PatchedFile.Side) -> [String] {
        let changed = side.changed.filter { isCode(side.lines[$0 - 1]) }
        guard !changed.isEmpty else { return [] }
        let index = DeclarationIndex(Array(side.text.utf8))
        return changed.compactMap { index.typeName(atLine: $0) }
    }

    private static func isCode(_ line: String) -> Bool {
        var bytes = line.utf8.makeIterator()
        while let byte = bytes.next() {
            if byte == UInt8(ascii: " ") { continue }
            return byte != UInt8(ascii: "/") || bytes.next() != byte
        }
        return false
    }

    /// Returns the interface that a line declares; `nil` if it declares none.
    private static func interface(in line: String, _ isProtocol: Bool) -> String? {
        // A cheaper test comes first, because creating a regular expression for each line takes
        // longer than all other steps here.
        if isProtocol {
            guard ["func", "var", "init"].contains(where: line.contains) else { return nil }
            let requirement = #/\b(?:func|var|init)\b\s*([A-Za-z]*)/#
            return line.firstMatch(of: requirement).map { String($0.1) }
        }
        if SourcePatch.File.declaresInitialiser(line) { return "init" }
        guard line.contains("var on") else { return nil }
        return line.firstMatch(of: #/\bvar (on[A-Z]\w*)/#).map { String($0.1) }
    }
}

extension ChangeCost.Lines {
    fileprivate mutating func add(_ other: Self) {
        files += other.files
        added += other.added
        removed += other.removed
    }
}
