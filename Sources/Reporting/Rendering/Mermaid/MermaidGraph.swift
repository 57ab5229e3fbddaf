/// A directed graph in the Mermaid language, which many Markdown viewers draw.
struct MermaidGraph {
    private var nodes: [String] = []
    private var lines: [String] = []

    /// Adds an arrow, and the nodes at its ends if they are new.
    mutating func add(from: String, to: String, label: String) {
        let tail = identifier(of: from)
        let head = identifier(of: to)
        lines.append("    \(tail) -->|\(Self.quoted(label))| \(head)")
    }

    /// The graph, without a newline at its end.
    var text: String {
        let names = nodes.enumerated().map { "    n\($0.offset)[\(Self.quoted($0.element))]" }
        return (["graph LR"] + names + lines).joined(separator: "\n")
    }

    /// Returns the identifier of a node. Nodes are numbered, because a name may be a keyword of the
    /// language.
    private mutating func identifier(of name: String) -> String {
        let index = nodes.firstIndex(of: name) ?? nodes.count
        if index == nodes.count { nodes.append(name) }
        return "n\(index)"
    }

    /// Returns text in quotes. Characters that would end them, or would be markup, are written as
    /// character codes.
    static func quoted(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "#", "<", ">", "&", "`", "\\", ";": result += "#\(scalar.value);"
            case _ where scalar.properties.generalCategory == .control: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }
}
