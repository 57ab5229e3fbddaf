/// What a variant is: its parts, who may know whom, and what was decided in its name.
package struct Style: Hashable, Sendable {
    /// What the end of a type's name says about its role.
    package struct Ending: Hashable, Sendable {
        package let text: String
        package let role: Role

        package init(_ text: String, _ role: Role) {
            self.text = text
            self.role = role
        }
    }

    package let variant: Variant
    /// The first that fits tells the role.
    package let endings: [Ending]
    /// Who may not know whom, beside what holds for all variants that differ in the same.
    package let rules: [ArchitectureRule]
    /// What was decided in the name of this variant. Pages refer to them by their number, counted
    /// from 1.
    package let caveats: [Caveat]
    /// The variants of the same feature whose modules this one is put together from; in no other may
    /// one cell know another.
    package let taken: [Variant]
    /// The roles that lay out what is on screen.
    package let layingOut: Set<Role>
    /// By what a view hears of a change, where a feature's variants differ in that: symbols of the cell
    /// and types from elsewhere, as the compiler's index names them.
    package let carriers: Set<String>

    package init(
        _ variant: Variant,
        endings: [Ending],
        rules: [ArchitectureRule],
        caveats: [Caveat],
        taking taken: [Variant] = [],
        layingOutIn layingOut: Set<Role> = [.view],
        carryingBy carriers: Set<String> = []
    ) {
        self.variant = variant
        self.endings = endings
        self.rules = rules
        self.caveats = caveats
        self.taken = taken
        self.layingOut = layingOut
        self.carriers = carriers
    }

    /// The role of a file, or of a type by its name.
    ///
    /// - Parameter file: the name, with or without folders and ending.
    package func role(ofFile file: String) -> Role {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
        // `BlogsView+Rows.swift` extends a view.
        let type = stem.split(separator: "+").first.map(String.init) ?? stem
        return endings.first { type.hasSuffix($0.text) }?.role ?? .unknown
    }
}
