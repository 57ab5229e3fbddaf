/// How it is proven that variants do the same.
enum SamenessMethod {
    static let blocks = Block.passage(
        """
        A script says what a person does (tap, pull, scroll, answer) and what happens to the \
        services (deliver this reply, fail the next like). All variants play it in step. After each \
        event their screens, element by element, their routes and what they asked the services must \
        be equal, and what the script expects must hold. When the screen is closed, no object of the \
        cell's module may be alive; they are found by watching allocations, without a line in the \
        cell. Random scripts are made up from a seed while they are played; one that fails is \
        reduced to the smallest that still fails. Where a feature has a description, a screen that is \
        made from that alone plays along, which finds what all variants misunderstand alike. A \
        feature that is not the same in all variants is not measured.
        """
    )
}
