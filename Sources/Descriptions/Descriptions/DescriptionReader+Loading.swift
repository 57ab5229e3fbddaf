extension DescriptionReader {
    /// Reads the text shown if an entity cannot be loaded.
    static func readFailure(
        _ cursor: inout DescriptionCursor,
        into failure: inout String?
    ) throws(DescriptionError) {
        guard failure == nil else {
            throw cursor.line.error("'failure' is already stated above")
        }
        try cursor.colon()
        failure = try cursor.text("the message")
        try cursor.end()
    }

    /// Checks that a part of the screen shows a field of its entity, and a text if loading fails.
    ///
    /// - Parameters:
    ///   - part: the word for the part, such as `card`.
    ///   - failure: the text for a failed load, if it was stated.
    /// - Returns: the text for a failed load.
    static func checkLoading(
        of part: String,
        _ failure: String?,
        _ elements: [EntityElement],
        showing entity: Entity,
        at line: DescriptionLine
    ) throws(DescriptionError) -> String {
        guard let failure else {
            throw line.error(
                "the \(part) has no text for a failed load; add 'failure: \"Try again\"' below it"
            )
        }
        guard elements.contains(where: { !$0.text.isConstant }) else {
            throw line.error(
                "the \(part) shows no field of the \(entity.name); add 'label …' below it"
            )
        }
        return failure
    }
}
