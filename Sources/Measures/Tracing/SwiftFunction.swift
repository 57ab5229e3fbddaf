/// A function in the sources, parsed from its demangled name.
///
/// Synthesized functions are excluded: thunks, witnesses, outlined copies, metadata accessors,
/// allocating initializers, deinitializers, default arguments and the like.
struct SwiftFunction: Hashable {
    enum Kind: Hashable {
        case function
        case initializer
        /// A getter or setter of a property.
        case accessor
        /// A closure or a local function.
        case closure
    }

    let kind: Kind
    /// The module of its source.
    let module: String
    /// The outermost type; `nil` for a free function, and for one that extends a type of another
    /// module.
    let type: String?
    /// The name, such as `BlogCell.bind(to:)` or `likes.didSet`; for a closure that of its
    /// function.
    let name: String
    /// `closure`, or the name of a local function; `nil` for other functions.
    private let inner: String?

    /// - Parameter demangled: the name with module and types, such as
    ///   `BlogFeedMVVM.BlogCell.bind(to: BlogFeedMVVM.BlogCellViewModel) -> ()`.
    /// - Returns: `nil` for synthesized functions.
    init?(demangled: String) {
        let (inner, context) = Self.parts(of: demangled[...])
        guard let name = FunctionName(context, isContext: inner != nil) else { return nil }
        self.inner = inner
        if inner != nil {
            kind = .closure
        } else if name.accessor != nil {
            kind = .accessor
        } else {
            kind = name.base == "init" ? .initializer : .function
        }
        module = name.module
        type = name.type
        self.name = name.text
    }

    /// The title, such as `closure in BlogCell.init()`.
    var title: String { inner.map { "\($0) in \(name)" } ?? name }

    /// Removes all prefixes `closure #1 (A) -> B in ` and `local #1 (A) -> B in `. Other prefixes
    /// of the compiler remain.
    private static func parts(of text: Substring) -> (inner: String?, context: Substring) {
        var context = text
        var inner: String?
        while let outer = enclosing(context) {
            inner = inner ?? String(context.prefix { $0 != " " })
            context = outer
        }
        return (inner, context)
    }

    private static func enclosing(_ text: Substring) -> Substring? {
        let words = text.split(separator: " ", maxSplits: 2)
        guard
            words.count == 3, words[1].first == "#", words[1].dropFirst().allSatisfy(\.isNumber)
        else { return nil }
        var scanner = NestedScanner(words[2])
        return scanner.skip(past: " in ") ? scanner.rest : nil
    }
}
