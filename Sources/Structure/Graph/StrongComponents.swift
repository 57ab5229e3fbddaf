/// Finds which nodes of a directed graph can all be reached from each other.
package enum StrongComponents {
    /// The strongly connected components of two or more nodes, by Tarjan (Depth-First Search and
    /// Linear Graph Algorithms, 1972). The nodes of each are sorted, and so are the components.
    ///
    /// - Parameter edges: for each node those that it points to.
    package static func find(in edges: [String: Set<String>]) -> [[String]] {
        var search = Search(edges: edges)
        for node in edges.keys.sorted() where search.numbers[node] == nil { search.visit(node) }
        return search.components.filter { $0.count > 1 }.map { $0.sorted() }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    private struct Search {
        let edges: [String: Set<String>]
        /// In which order nodes were found.
        var numbers: [String: Int] = [:]
        /// The lowest number that can be reached.
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
