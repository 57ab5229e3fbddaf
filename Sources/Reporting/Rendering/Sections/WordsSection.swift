/// Definitions of the criteria by which articles compare architectures.
enum WordsSection {
    static let definitions = Block.passage(
        """
        Articles compare architectures by three criteria and do not define them. Here they mean:

        - **Distribution**: the largest type's share of the implementation's code lines. Less is \
        better.
        - **Testability**: two values together. The first is the share of the mutants in roles with \
        logic that view-free tests kill, the second the share of all mutants that all tests kill. \
        What these tests cost is printed with them: their lines, and the time of a test with and \
        without a view.
        - **Ease of use**: code lines. Files, types with protocols, and the mean cyclomatic \
        complexity of a function are printed with it. How easy an architecture is to learn is not \
        measured.
        - **Cost of change**: the code lines that changes add and remove, tests excluded.

        Summary, decision, claims and studies use these definitions and no others.
        """
    )
}
