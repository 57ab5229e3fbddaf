/// Definitions of the criteria by which articles compare architectures.
enum WordsSection {
    static let definitions = Block.passage(
        """
        Articles compare architectures by three criteria and do not define them. Here they mean:

        - **Distribution**: the largest type's share of the implementation's code lines. Less is \
        better. Pielou's evenness of code lines over roles is printed with it: 1 if all roles have \
        the same size.
        - **Testability**: view-free line coverage. The costs of the tests are printed with it: \
        their lines and their test doubles.
        - **Ease of use**: code lines, files, types, and the mean cyclomatic complexity of a \
        function. How easy an architecture is to learn is not measured.
        """
    )
}
