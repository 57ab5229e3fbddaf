/// The names that a description cannot use, because the derived names already exist in Swift or in
/// archbench.
enum ReservedNames {
    /// The purpose for which a Swift name is derived from a name.
    enum Use {
        case module, type
        /// A field or a number that texts refer to.
        case value
        case element
    }

    static func check(
        _ name: Name,
        _ use: Use,
        at column: Int,
        in line: DescriptionLine
    ) throws(DescriptionError) {
        let longest = 40
        guard name.text.count <= longest else {
            throw line.error("a name of more than \(longest) letters", at: column)
        }
        if use != .element, let word = name.words.first(where: words.contains) {
            throw line.error(
                "'\(word)' is a word of the description language; use another word in the name",
                at: column
            )
        }
        if use == .element, let word = name.words.first(where: conditions.contains) {
            throw line.error(
                "'\(word)' cannot be in a name; only a button of a header or of the screen of an entity can have a condition",
                at: column
            )
        }
        if use == .module, modules.contains(name.type) {
            throw line.error(
                "\(name.type) is a module of archbench; use another name",
                at: column
            )
        }
        if use == .module || use == .type, types.contains(name.type) {
            throw line.error("the type \(name.type) already exists; use another name", at: column)
        }
        guard !members.contains(name.member) else {
            throw line.error("Swift or the kit uses '\(name.member)'; use another name", at: column)
        }
    }

    /// Keywords of texts, which names must not contain because they would end the name or change
    /// the text.
    private static let words: Set<String> = ["or", "of", "from", "words", "next", "counted", "if"]

    /// Keywords of conditions, which would become a part of an element's name if a condition is not
    /// possible.
    private static let conditions: Set<String> = ["if", "unless", "otherwise"]

    private static let modules: Set<String> = [
        "AppSupport", "DataBinding", "HeadlessKit", "HeadlessKitDriver", "StateManagement", "Model",
        "ModelFormatting", "Scenarios", "Matrix", "ImplementationRegistry",
        "Swift",
        "Foundation", "Testing", "SwiftSource",
        "Equivalence", "Tracing", "Latency", "Report", "Rendering", "Claims", "Baselines",
        "Features", "Statistics", "Structure", "Toolchain", "Pipeline", "Descriptions",
        "Generation", "Benchmarks", "Coverage", "Mutation",
    ]

    /// Types of Swift and of the modules that generated code imports. The import of a module would
    /// make their names ambiguous with a described type.
    private static let types: Set<String> = [
        "Alert", "Any", "Array", "Bool", "Cell", "Character", "Data", "Date", "Delivery",
        "Dictionary", "Double", "Element", "Error", "Feature", "Float", "Int", "Navigator", "Never",
        "Opening", "Operation", "Optional", "Protocol", "Result", "Role", "Route", "Scenario",
        "Self", "Set", "Stage", "String", "Substring", "Suite", "Tag", "Task", "Test", "Type",
        "Void",
    ]

    /// Keywords of Swift, and members that views and view controllers have.
    private static let members: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch",
        "children",
        "class", "continue", "default", "defer", "deinit", "do", "dynamic", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard",
        "hashValue", "if", "import", "in", "indirect", "infix", "init", "inout", "interactor",
        "internal", "is", "lazy", "let", "loadView", "mutating", "nil", "nonisolated",
        "operator", "optional", "output", "override", "package", "parent", "postfix",
        "precedencegroup", "prefix", "presenter", "private", "protocol", "public", "repeat",
        "required", "rethrows", "return", "self", "set", "some", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "type", "typealias", "unowned", "var",
        "view", "viewDidLoad", "weak", "where", "while", "present", "showToast", "addChild",
    ]
}
