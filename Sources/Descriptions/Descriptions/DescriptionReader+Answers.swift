/// Reading questions with two answers, each of which makes its own change.
extension DescriptionReader {
    /// The number of answers of a question that has several, without the one that cancels.
    private static let answerCount = 2

    /// The longest text of an answer from which names are derived.
    private static let longestAnswer = 40

    /// Returns the lines of answers and of questions with answers below a tap.
    private static func answerLines(
        of node: DescriptionNode
    ) -> [(line: DescriptionLine, kind: Statement.Kind)] {
        node.children.compactMap { child in
            guard let kind = try? statement(child.line, in: .reaction).kind,
                kind == .askAnswers || kind == .answer
            else { return nil }
            return (child.line, kind)
        }
    }

    /// Indicates whether a question with answers, or an answer, is below a tap.
    static func hasAnswers(_ node: DescriptionNode) -> Bool { !answerLines(of: node).isEmpty }

    /// Checks that no question with answers is below the tap of something that is not a button of
    /// the screen of an entity.
    static func checkHasNoAnswers(_ node: DescriptionNode) throws(DescriptionError) {
        guard let (line, kind) = answerLines(of: node).first else { return }
        let shown = kind == .answer ? "answer" : "ask:"
        throw line.error(
            "'\(shown)' is only for buttons on the screen of an entity ('screen of the ENTITY'); "
                + "other questions have one answer: 'ask with \"ANSWER\": TEXT'"
        )
    }

    /// Returns the lines with the changes of the answers below a tap, each with the question that
    /// it answers.
    ///
    /// - Parameters:
    ///   - name: the entity of the fields in the question.
    ///   - others: the buttons that have been read, each with a Boolean that indicates whether it
    ///     asks.
    func answers(
        in node: DescriptionNode,
        of button: Name,
        about name: Name,
        beside others: [(button: Name, asks: Bool)]
    ) throws(DescriptionError) -> [(line: DescriptionLine, question: ChangeQuestion)] {
        try checkIsNew(node, of: button, beside: others)
        let first = node.children[0].line
        let statement = try Self.statement(first, in: .reaction)
        guard statement.kind == .askAnswers else {
            let line = Self.answerLines(of: node)[0].line
            throw line.error("an answer needs a question above it, without 'with': 'ask: TEXT'")
        }
        try checkAsksAlone(first, beside: others)
        var cursor = DescriptionCursor(first, skipping: statement.words.count)
        let column = cursor.column
        let cancel = try cancel(&cursor)
        guard !cancel.isEmpty else {
            throw cursor.error("the answer that cancels must not be empty", at: column)
        }
        let text = try question(&cursor, about: name)
        var answers: [(line: DescriptionLine, question: ChangeQuestion)] = []
        for child in node.children.dropFirst() {
            let (answer, line) = try answer(child.line)
            let question = ChangeQuestion(text: text, answer: answer, cancel: cancel)
            try Self.check(question, beside: answers.map(\.question), at: child.line)
            answers.append((line, question))
        }
        guard answers.count == Self.answerCount else {
            throw first.error(
                "'ask:' needs two answers below it; for one answer, write: "
                    + "ask with \"ANSWER\": TEXT"
            )
        }
        return answers
    }

    /// Reads an answer.
    ///
    /// - Returns: its title, and the rest of the line, which names its change.
    private func answer(
        _ line: DescriptionLine
    ) throws(DescriptionError) -> (title: String, line: DescriptionLine) {
        let statement = try Self.statement(line, in: .reaction)
        guard statement.kind == .answer else {
            throw line.error(
                "below 'ask:' each change follows its answer: "
                    + "'answer \"TITLE\": toggle FIELD, failure …'"
            )
        }
        var cursor = DescriptionCursor(line, skipping: statement.words.count)
        let title = try cursor.text("the title of the answer")
        try cursor.colon()
        return (title, cursor.remainder)
    }

    /// Checks that an answer differs from the others, and that names can be derived from it.
    private static func check(
        _ question: ChangeQuestion,
        beside others: [ChangeQuestion],
        at line: DescriptionLine
    ) throws(DescriptionError) {
        let answer = question.answer
        guard others.count < answerCount else {
            throw line.error("a question has at most two answers and the one that cancels")
        }
        guard answer != question.cancel else {
            throw line.error("'\(answer)' is already the answer that cancels")
        }
        guard let name = Name(wordsOf: answer), name.text.count <= longestAnswer else {
            throw line.error(
                "methods are named after an answer, so it needs a word of the letters A to Z, and at "
                    + "most \(longestAnswer) letters"
            )
        }
        guard !others.contains(where: { Name(wordsOf: $0.answer) == name }) else {
            throw line.error("both answers have the same words; methods are named after them")
        }
    }
}
