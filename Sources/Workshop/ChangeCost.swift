internal import Foundation
package import Matrix

/// What a change costs in one variant, as its patch tells. Blank lines and comments do not count.
package struct ChangeCost: Hashable, Sendable {
    /// Lines in some files.
    package struct Lines: Hashable, Sendable {
        package var files = 0
        package var added = 0
        package var removed = 0

        package init() {}

        package var all: Int { added + removed }
    }

    /// The files that play one role.
    package struct OfRole: Hashable, Sendable {
        package let role: Role
        package let lines: Lines
    }

    package let variant: Variant
    /// In the order of ``Role``; a role of which no file changes is left out.
    package let roles: [OfRole]
    package let tests: Lines
    /// The declarations by which roles talk to each other that are new, gone or changed: what protocols
    /// require, initialisers, and closures that are set from outside (`var on…`).
    package let borders: Int

    package var lines: Lines {
        roles.reduce(into: Lines()) { sum, role in
            sum.files += role.lines.files
            sum.added += role.lines.added
            sum.removed += role.lines.removed
        }
    }

    /// - Parameter patch: as `git diff` writes it.
    init(_ patch: String, of cell: Cell) {
        variant = cell.variant
        var byRole: [Role: Lines] = [:]
        var tests = Lines()
        var borders = 0
        for file in SourcePatch(patch).files {
            let added = file.added.filter(Self.isCode)
            let removed = file.removed.filter(Self.isCode)
            // A file of which nothing but comments changes costs nothing.
            guard !added.isEmpty || !removed.isEmpty else { continue }
            var lines = Lines()
            lines.files = 1
            (lines.added, lines.removed) = (added.count, removed.count)
            if file.path.hasPrefix("Tests/") {
                tests.add(lines)
                continue
            }
            let role = cell.style.role(ofFile: file.path)
            byRole[role, default: Lines()].add(lines)
            let isProtocol = role == .protocols
            let names = Set((added + removed).compactMap { Self.border(in: $0, isProtocol) })
            borders += names.count
        }
        roles = Role.all.compactMap { role in byRole[role].map { OfRole(role: role, lines: $0) } }
        self.tests = tests
        self.borders = borders
    }

    private static func isCode(_ line: String) -> Bool {
        let text = line.drop { $0 == " " }
        return !text.isEmpty && !text.hasPrefix("//")
    }

    /// What a line declares that others talk to; `nil` where it declares nothing such.
    private static func border(in line: String, _ isProtocol: Bool) -> String? {
        if isProtocol {
            let requirement = #/\b(?:func|var|init)\b\s*([A-Za-z]*)/#
            return line.firstMatch(of: requirement).map { String($0.1) }
        }
        if line.contains(#/^\s*(?:package |required |override )*init\(/#) { return "init" }
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

extension ChangeLibrary {
    /// What a change costs in each variant of its feature.
    package func costs(of name: String) throws(WorkshopError) -> [ChangeCost] {
        let feature = try change(name).feature
        var costs: [ChangeCost] = []
        for cell in feature.cells {
            costs.append(ChangeCost(try text(ofPatch: patch(of: name, cell.variant)), of: cell))
        }
        return costs
    }
}
