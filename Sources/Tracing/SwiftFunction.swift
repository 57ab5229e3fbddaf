/// A function that somebody wrote, read off the name that the demangler gives it.
///
/// What the compiler adds has no place here: thunks, witnesses, outlined copies, accessors of
/// metadata, allocating initialisers, deinitialisers, default arguments and the like.
struct SwiftFunction: Hashable {
    enum Kind: Hashable {
        case function
        case initializer
        /// Reads or sets a property.
        case accessor
        /// A closure, or a function inside a function.
        case closure
    }

    let kind: Kind
    /// The module whose source it is in.
    let module: String
    /// The outermost type that it belongs to; `nil` for a free function, and for one that extends a
    /// type of another module.
    let type: String?
    /// As `BlogCell.bind(to:)`, `likes.didSet` or, for a closure, the function that it is written in.
    let name: String
    /// `closure`, or the name of a function inside the function; `nil` for what is neither.
    private let inner: String?

    /// - Parameter demangled: the name with module and types, as
    ///   `BlogFeedMVVM.BlogCell.bind(to: BlogFeedMVVM.BlogCellViewModel) -> ()`.
    /// - Returns: `nil` for what the compiler added.
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

    /// What a person calls it, as `closure in BlogCell.init()`.
    var title: String { inner.map { "\($0) in \(name)" } ?? name }

    /// Strips `closure #1 (A) -> B in ` and `local #1 (A) -> B in ` from the front, as often as they
    /// stand there. What the compiler wraps around a function stays.
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
