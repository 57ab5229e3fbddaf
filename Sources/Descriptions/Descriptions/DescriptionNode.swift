/// A line with the lines below it.
struct DescriptionNode {
    let line: DescriptionLine
    var children: [DescriptionNode] = []

    /// Builds a tree from lines by their indentation.
    static func tree(of lines: [DescriptionLine]) throws(DescriptionError) -> [DescriptionNode] {
        var rest = lines[...]
        return try nodes(at: 0, of: &rest)
    }

    private static func nodes(
        at indentation: Int,
        of rest: inout ArraySlice<DescriptionLine>
    ) throws(DescriptionError) -> [DescriptionNode] {
        var nodes: [DescriptionNode] = []
        while let line = rest.first {
            if line.indentation < indentation { break }
            guard line.indentation > indentation else {
                rest = rest.dropFirst()
                nodes.append(DescriptionNode(line: line))
                continue
            }
            guard !nodes.isEmpty, line.indentation == indentation + 4 else {
                throw line.error(
                    nodes.isEmpty && indentation == 0
                        ? "the first line must not be indented"
                        : "indented by \(line.indentation) spaces; expected \(indentation) or "
                            + "\(indentation + 4)"
                )
            }
            guard indentation == 0 else {
                throw line.error("an indented line cannot have lines below it")
            }
            nodes[nodes.count - 1].children = try Self.nodes(at: line.indentation, of: &rest)
        }
        return nodes
    }
}
