/// Finds the strongly connected components of a directed graph.
package enum StrongComponents {
    /// Returns the strongly connected components of two or more nodes, after Tarjan (Depth-First
    /// Search and Linear Graph Algorithms, 1972). Nodes and components are sorted.
    ///
    /// - Parameter edges: the successors of each node.
    package static func find(in edges: [String: Set<String>]) -> [[String]] {
        var search = Search(edges: edges)
        for node in edges.keys.sorted() where search.numbers[node] == nil { search.visit(node) }
        return search.components.filter { $0.count > 1 }.map { $0.sorted() }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    private struct Search {
        let edges: [String: Set<String>]
        /// The order in which nodes were found.
        var numbers: [String: Int] = [:]
        /// The lowest reachable number.
        var lowest: [String: Int] = [:]
        var stack: [String] = []
        var components: [[String]] = []

        init(edges: [String: Set<String>]) {
            self.edges = edges
        }

        mutating func visit(_ node: String) {
            let number = numbers.count
            numbers[node] = number
            lowest[node] = number
            stack.append(node)
            for next in edges[node, default: []].sorted() {
                if numbers[next] == nil {
                    visit(next)
                    lowest[node] = min(lowest[node, default: 0], lowest[next, default: 0])
                } else if stack.contains(next) {
                    lowest[node] = min(lowest[node, default: 0], numbers[next, default: 0])
                }
            }
            guard lowest[node] == number, let start = stack.lastIndex(of: node) else { return }
            components.append(Array(stack[start...]))
            stack.removeSubrange(start...)
        }
    }
}
