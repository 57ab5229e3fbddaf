internal import Structure
internal import Testing

@Suite("Dependency cycles of types")
struct StrongComponentsTests {
    @Test(
        "Nodes that reach each other form a cycle",
        arguments: [
            ([:], []),
            (["A": ["B"], "B": ["C"], "C": []], []),
            (["A": ["A"]], []),
            (["A": ["B"], "B": ["A"]], [["A", "B"]]),
            (
                ["C": ["A"], "A": ["B"], "B": ["C", "D"], "D": ["E"], "E": ["D"]],
                [["A", "B", "C"], ["D", "E"]]
            ),
            (["A": ["B", "C"], "B": ["D"], "C": ["D"], "D": []], []),
        ] as [([String: Set<String>], [[String]])]
    )
    func components(edges: [String: Set<String>], expected: [[String]]) {
        #expect(StrongComponents.find(in: edges) == expected)
    }
}
