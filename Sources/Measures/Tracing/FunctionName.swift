/// The parts of a demangled name that identify a declaration.
struct FunctionName {
    let module: String
    let type: String?
    /// The declaration's own name without labels.
    let base: String
    /// The accessor, such as `getter` or `didset`; `nil` for a function.
    let accessor: String?
    /// The name with its types, such as `BlogCell.bind(to:)`.
    let text: String

    /// The names that the compiler synthesizes for a class.
    private static let generatedNames: Set = [
        "__allocating_init", "__deallocating_deinit", "__isolated_deallocating_deinit",
        "__ivar_initializer", "__ivar_destroyer", "deinit",
    ]
    /// The observers of properties, which contain written code.
    private static let observers = ["didset": "didSet", "willset": "willSet"]
    private static let accessors: Set = [
        "getter", "setter", "read", "read2", "modify", "modify2", "init",
        "unsafeAddressor", "unsafeMutableAddressor", "owningAddressor", "owningMutableAddressor",
    ]
    private static let initialValue = "variable initialization expression of "

    /// - Parameters:
    ///   - demangled: one entity, such as `static A.B.c(d: Swift.Int) -> ()`.
    ///   - isContext: indicates whether it is only the context of a closure, which may be any
    ///     declaration.
    init?(_ demangled: Substring, isContext: Bool) {
        var text = demangled
        if isContext, text.hasPrefix(Self.initialValue) {
            text = text.dropFirst(Self.initialValue.count)
        }
        if text.hasPrefix("static ") { text = text.dropFirst("static ".count) }
        var extending: String?
        if text.hasPrefix("(extension in "), let end = text.firstIndex(of: ")") {
            extending = String(text[..<end].dropFirst("(extension in ".count))
            text = text[end...].dropFirst(2)
        }
        guard var names = Self.path(in: &text), names.count > 1 else { return nil }
        var labels = ""
        var accessor: String?
        if text.first == " ", let notation = Self.operatorNotation(in: text) {
            text = text.dropFirst(notation.count)
        }
        if text.first == "(" {
            labels = Self.labels(in: text)
        } else if text.hasPrefix(" : "), let last = names.last {
            // A property is the context of a closure in its initial value.
            if Self.accessors.contains(last) || Self.observers[last] != nil {
                accessor = last
                names.removeLast()
            } else if !isContext {
                return nil
            }
        } else {
            return nil
        }
        guard
            let base = names.last, names.count > 1,
            isContext || !Self.generatedNames.contains(base), !base.hasPrefix("__derived_")
        else { return nil }
        let observer = accessor.flatMap { Self.observers[$0] }
        self.base = base
        self.accessor = observer == nil ? accessor : nil
        module = extending ?? names[0]
        type = extending == nil && names.count > 2 ? names[1] : nil
        self.text =
            names.dropFirst().joined(separator: ".") + labels
            + (observer.map { ".\($0)" } ?? "")
    }

    /// Removes and returns the path at the front; generic parameters are skipped. A private name is
    /// written `(name in _HASH)`.
    private static func path(in text: inout Substring) -> [String]? {
        var names: [String] = []
        repeat {
            if !names.isEmpty { text = text.dropFirst() }
            if text.first == "(" {
                guard let space = text.firstIndex(of: " "), let end = text.firstIndex(of: ")"),
                    text[space...].hasPrefix(" in _"), space < end
                else { return nil }
                names.append(String(text[..<space].dropFirst()))
                text = text[end...].dropFirst()
            } else {
                let end = endOfName(in: text)
                guard end > text.startIndex else { return nil }
                names.append(String(text[..<end]))
                text = text[end...]
            }
            if text.first == "<" {
                var scanner = NestedScanner(text)
                guard scanner.skipNested() else { return nil }
                text = scanner.rest
            }
        } while text.first == "."
        return names
    }

    /// Returns the end of a name. An operator consists of other characters than names, including
    /// dots and brackets.
    private static func endOfName(in text: Substring) -> Substring.Index {
        guard let first = text.first else { return text.startIndex }
        if first.isLetter || first == "_" {
            return text.firstIndex { ".(<: ".contains($0) } ?? text.endIndex
        }
        return text.firstIndex(of: " ") ?? text.endIndex
    }

    private static func operatorNotation(in text: Substring) -> String? {
        [" infix", " prefix", " postfix"].first {
            text.hasPrefix($0 + "(") || text.hasPrefix($0 + "<")
        }
    }

    /// Returns the labels of a parameter list, such as `(_:at:)`.
    private static func labels(in text: Substring) -> String {
        var scanner = NestedScanner(text)
        guard scanner.skipNested() else { return "" }
        let list = text[..<scanner.rest.startIndex].dropFirst().dropLast()
        guard !list.isEmpty else { return "()" }
        var labels = ""
        var rest = list
        repeat {
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            labels += rest[name.endIndex...].hasPrefix(": ") ? "\(name):" : "_:"
            var parameter = NestedScanner(rest)
            guard parameter.skip(past: ", ") else { break }
            rest = parameter.rest
        } while true
        return "(\(labels))"
    }
}
