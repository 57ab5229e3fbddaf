internal import Structure
internal import Testing

@Suite("Circles of types")
struct StrongComponentsTests {
    @Test(
        "Nodes that reach each other are found together",
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
