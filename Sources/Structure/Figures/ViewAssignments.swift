internal import Matrix

/// Counts what it takes to set up the views of a cell from outside.
///
/// A statement counts where it sets what a view shows, by a property or by a method, and stands
/// outside of the type that owns the view. So a view controller that holds its labels sets them from
/// inside, and one that sets the labels of another view does so from outside, whatever roles the two
/// have. A method of a protocol at the border of a view counts as one of the view.
///
/// Assemblies and scenes are left out, since they are alike in all variants. So are closures, whose
/// names begin with `on`: they are what a view tells, not what it shows.
struct ViewAssignments {
    /// The properties of the kit's views that a person sees the value of.
    private static let shownProperties: Set = ["text", "title", "image", "isHidden", "isEnabled"]
    /// The methods of the kit's views that change what a person sees.
    private static let showingMethods: Set = [
        "startAnimating()", "stopAnimating()", "reloadData()",
    ]

    private let parts: CellParts
    private let index: SourceIndex
    private let graph: DeclarationGraph
    private let references: [IndexedReference]
    /// The references of each line, since a statement names the views on the way to what it sets.
    private let byLine: [Line: [IndexedReference]]

    private struct Line: Hashable {
        let file: String
        let number: Int
    }

    init(parts: CellParts, index: SourceIndex, graph: DeclarationGraph) {
        self.parts = parts
        self.index = index
        self.graph = graph
        references = index.references.filter { $0.module == parts.cell.moduleName }
        byLine = Dictionary(grouping: references) { Line(file: $0.file, number: $0.line) }
    }

    /// How many lines set what a view shows from outside; a statement is taken to be one line, since
    /// it can set a property through another, which is then written as well.
    var count: Int {
        let lines = references.filter(isCounted).map { Line(file: $0.file, number: $0.line) }
        return Set(lines).count
    }

    /// The number of lines in the role View that assign a closure, whose name begins with `on`, to a
    /// type that is not a view.
    var bindings: Int {
        let lines = references.filter { reference in
            guard reference.isWrite, parts.part(ofFile: reference.file) == .role(.view),
                let symbol = index.symbols[reference.symbol], symbol.name.isClosureName,
                let owner = graph.declaration(of: symbol)
            else { return false }
            let ownerParts = parts.parts(of: owner)
            return !ownerParts.contains(.userInterface) && !ownerParts.contains(where: \.isView)
        }
        return Set(lines.map { Line(file: $0.file, number: $0.line) }).count
    }

    /// How many elements the cell gives an identifier, which is what there is to set up.
    var elements: Int {
        references.count { reference in
            reference.isWrite && index.symbols[reference.symbol]?.name == "accessibilityIdentifier"
        }
    }

    private func isCounted(_ reference: IndexedReference) -> Bool {
        guard
            !parts.part(ofFile: reference.file).isAssembling,
            let symbol = index.symbols[reference.symbol],
            let owner = graph.declaration(of: symbol)
        else { return false }
        let ownerParts = parts.parts(of: owner)
        if ownerParts.contains(.userInterface) {
            return setsShown(symbol, reference) && namesViewOfAnother(reference)
        }
        guard owner != declaration(around: reference), ownerParts.contains(where: \.isView) else {
            return false
        }
        if symbol.kind == .function { return !symbol.name.hasPrefix("init(") }
        return reference.isWrite && !symbol.name.isClosureName && !isOnTheWay(reference)
    }

    /// Whether something behind it is set, and it is only named for that: the index says of both
    /// that they are written.
    private func isOnTheWay(_ reference: IndexedReference) -> Bool {
        let onLine = byLine[Line(file: reference.file, number: reference.line)] ?? []
        return onLine.contains { $0.isWrite && $0.column > reference.column }
    }

    private func setsShown(_ symbol: IndexedSymbol, _ reference: IndexedReference) -> Bool {
        reference.isWrite
            ? Self.shownProperties.contains(symbol.name)
            : Self.showingMethods.contains(symbol.name)
    }

    /// Whether the way to the kit's view leads through a property of another view of the cell, which
    /// therefore owns it.
    private func namesViewOfAnother(_ reference: IndexedReference) -> Bool {
        let around = declaration(around: reference)
        let onLine = byLine[Line(file: reference.file, number: reference.line)] ?? []
        return onLine.contains { other in
            guard
                other.column < reference.column, let symbol = index.symbols[other.symbol],
                symbol.kind == .property, let owner = graph.declaration(of: symbol)
            else { return false }
            return owner != around && parts.parts(of: owner).contains(.role(.view))
        }
    }

    private func declaration(around reference: IndexedReference) -> IndexedSymbol? {
        reference.container.flatMap { index.symbols[$0] }.flatMap(graph.declaration)
    }
}

extension ArchitecturePart {
    /// Whether it puts other parts together.
    fileprivate var isAssembling: Bool { self == .role(.assembly) || self == .role(.scene) }

    /// Whether it is a view of the cell, or what one is known by.
    fileprivate var isView: Bool { self == .role(.view) || self == .border(.view) }
}

extension String {
    /// Whether it is the name of something to call back, as `onTap`.
    fileprivate var isClosureName: Bool {
        hasPrefix("on") && dropFirst(2).first?.isUppercase == true
    }
}
