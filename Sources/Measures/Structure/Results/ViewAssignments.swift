internal import Matrix

/// Counts the statements that set up the views of an implementation from outside.
///
/// A statement counts if it sets the content of a view, through a property or a method, outside of
/// the type that owns the view. So a view controller sets its own labels from inside, and the
/// labels of another view from outside, whatever their roles. A method of a view's protocol counts
/// as one of the view.
///
/// Assemblies and scenes are excluded, because they are equal in all variants. So are closures,
/// whose names begin with `on`: they report events of a view.
struct ViewAssignments {
    /// The visible properties of the kit's views.
    private static let shownProperties: Set = ["text", "image", "isHidden", "isEnabled"]
    /// The methods of the kit's views that change visible content.
    private static let showingMethods: Set = [
        "setTitle(_:for:)", "startAnimating()", "stopAnimating()", "reloadData()",
    ]

    private let parts: ImplementationParts
    private let index: SourceIndex
    private let graph: DeclarationGraph
    private let references: [IndexedReference]
    /// The references by line, because a statement names the views on the path to the property.
    private let byLine: [Line: [IndexedReference]]

    private struct Line: Hashable {
        let file: String
        let number: Int
    }

    init(parts: ImplementationParts, index: SourceIndex, graph: DeclarationGraph) {
        self.parts = parts
        self.index = index
        self.graph = graph
        references = index.references.filter { $0.module == parts.implementation.moduleName }
        byLine = Dictionary(grouping: references) { Line(file: $0.file, number: $0.line) }
    }

    /// The number of lines that set the content of a view from outside; each statement counts as
    /// one line, because a property that is set through another one is written as well.
    var count: Int {
        let lines = references.filter(isCounted).map { Line(file: $0.file, number: $0.line) }
        return Set(lines).count
    }

    /// The number of lines in the role View that bind a view to a type that is not a view: they
    /// call `bind` of a bindable value, or assign a closure, whose name begins with `on`.
    var bindings: Int {
        let lines = references.filter { reference in
            guard parts.part(ofFile: reference.file) == .role(.view),
                let symbol = index.symbols[reference.symbol]
            else { return false }
            if symbol.module == SharedModule.binding.moduleName {
                return symbol.name == "bind(to:_:)"
            }
            guard reference.isWrite, symbol.name.isClosureName,
                let owner = graph.declaration(of: symbol)
            else { return false }
            let ownerParts = parts.parts(of: owner)
            return !ownerParts.contains(.userInterface) && !ownerParts.contains(where: \.isView)
        }
        return Set(lines.map { Line(file: $0.file, number: $0.line) }).count
    }

    /// The number of elements with an identifier, which have to be set up.
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

    /// Returns whether the reference is only on the path to a property that is set: the index marks
    /// both as written.
    private func isOnTheWay(_ reference: IndexedReference) -> Bool {
        let onLine = byLine[Line(file: reference.file, number: reference.line)] ?? []
        return onLine.contains { $0.isWrite && $0.column > reference.column }
    }

    private func setsShown(_ symbol: IndexedSymbol, _ reference: IndexedReference) -> Bool {
        reference.isWrite
            ? Self.shownProperties.contains(symbol.name)
            : Self.showingMethods.contains(symbol.name)
    }

    /// Returns whether the path to the kit's view contains a property of another view of the
    /// implementation, which therefore owns it.
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
    /// Indicates whether the part assembles other parts.
    fileprivate var isAssembling: Bool { self == .role(.assembly) || self == .role(.scene) }

    /// Indicates whether the part is a view of the implementation, or the protocol of one.
    fileprivate var isView: Bool { self == .role(.view) || self == .interface(.view) }
}

extension String {
    /// Indicates whether the string is the name of a callback, such as `onTap`.
    fileprivate var isClosureName: Bool {
        hasPrefix("on") && dropFirst(2).first?.isUppercase == true
    }
}
