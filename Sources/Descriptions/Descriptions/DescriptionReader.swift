/// Reads descriptions.
package struct DescriptionReader {
    /// The maximum number of elements on a screen.
    static let mostElements = 40
    static let mostFields = 20
    private static let row = Name("row")
    /// The maximum size of a description in bytes.
    package static let largestSource = 100_000

    var description: Description
    /// The line of the feature, for messages about the complete description.
    private var lineOfFeature: DescriptionLine
    /// The line of the list, or of the screen of one entity.
    var lineOfScreen: DescriptionLine?
    /// The lines of the header, the switch and the form.
    var placesOfParts: [String: DescriptionLine] = [:]
    var placesOfFacts: [Name: DescriptionLine] = [:]
    /// The nodes of the reactions, which are read after all names are known.
    private var taps: [DescriptionNode] = []
    private var placesOfElements: [Name: DescriptionLine] = [:]
    /// The lines of entities and services.
    private var placesOfThings: [Name: DescriptionLine] = [:]
    /// The lines of the fields of each entity.
    private var placesOfFields: [Name: [Name: DescriptionLine]] = [:]

    /// Reads a description.
    ///
    /// - Throws: ``DescriptionError`` at the first invalid line.
    package static func description(from source: String) throws(DescriptionError) -> Description {
        guard source.utf8.count <= largestSource else {
            throw DescriptionError(
                line: 1,
                column: 1,
                problem: "the file has \(source.utf8.count) bytes; a description has at most "
                    + "\(largestSource)"
            )
        }
        let nodes = try DescriptionNode.tree(of: DescriptionLexer.lines(of: source))
        guard let first = nodes.first else {
            throw DescriptionError(
                line: 1,
                column: 1,
                problem: "the file is empty; a description begins with \(Statement.all[0].example)"
            )
        }
        var reader = try DescriptionReader(first: first)
        for node in nodes.dropFirst() { try reader.read(node) }
        for tap in reader.taps { try reader.readReaction(tap) }
        try DescriptionCheck(
            description: reader.description,
            placesOfElements: reader.placesOfElements,
            placesOfThings: reader.placesOfThings,
            placesOfFields: reader.placesOfFields,
            lineOfFeature: reader.lineOfFeature,
            lineOfScreen: reader.lineOfScreen,
            placesOfParts: reader.placesOfParts,
            placesOfFacts: reader.placesOfFacts
        ).run()
        return reader.description
    }

    private init(first: DescriptionNode) throws(DescriptionError) {
        let statement = try Self.statement(first.line, in: .top)
        guard statement.kind == .feature else {
            throw first.line.error("a description begins with \(Statement.all[0].example)")
        }
        var cursor = DescriptionCursor(first.line, skipping: statement.words.count)
        let column = cursor.column
        let feature = try cursor.name()
        try ReservedNames.check(feature, .module, at: column, in: first.line)
        description = Description(feature: feature, summary: try cursor.sentence())
        lineOfFeature = first.line
        try cursor.end()
        if let child = first.children.first {
            throw child.line.error("the line of the feature must not have lines below it")
        }
    }

    /// Returns the kind of a line.
    static func statement(
        _ line: DescriptionLine,
        in place: Statement.Place
    ) throws(DescriptionError) -> Statement {
        let statements = Statement.all.filter { $0.place == place }
        let words = line.tokens.map { if case .word(let word) = $0.kind { word } else { "" } }
        // If one statement begins with the words of another, the longer one applies.
        if let statement = statements.filter({
            !$0.words.isEmpty && words.starts(with: $0.words)
        }).max(by: { $0.words.count < $1.words.count }) {
            return statement
        }
        if let unnamed = statements.first(where: \.words.isEmpty) { return unnamed }
        if let other = Statement.all.first(where: {
            !$0.words.isEmpty && words.starts(with: $0.words)
        }) {
            let hint =
                other.kind == .state && place != .top
                ? "; only a screen of labels and buttons has state" : ""
            let places = Statement.all.filter { $0.words == other.words }.map(\.place.rawValue)
                .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            throw line.error(
                "'\(other.words.joined(separator: " "))' belongs "
                    + "\(places.joined(separator: " or ")), not \(place.rawValue)\(hint)"
            )
        }
        let known = statements.map { $0.words.joined(separator: " ") }.reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let hint = DescriptionCursor.hint(for: words.first ?? "", among: known)
        let list = known.map { "'\($0)'" }.joined(separator: ", ")
        throw line.error("\(place.rawValue) a line begins with \(list)\(hint)")
    }

    // MARK: - Lines at the top level

    private mutating func read(_ node: DescriptionNode) throws(DescriptionError) {
        let statement = try Self.statement(node.line, in: .top)
        var cursor = DescriptionCursor(node.line, skipping: statement.words.count)
        switch statement.kind {
        case .entity: try readEntity(node, &cursor)
        case .service: try readService(node, &cursor)
        case .screen:
            try cursor.end()
            try checkSoleScreen(node.line)
            try readScreen(node)
        case .list: try readList(node, &cursor)
        case .fact: try readFact(node, &cursor)
        case .header: try readHeader(node, &cursor)
        case .listSwitch: try readSwitch(node, &cursor)
        case .leaveOut: description.leftOut.append(try leftOut(&cursor))
        case .detail: try readDetail(node, &cursor)
        case .card: try readCard(node, &cursor)
        case .form: try readForm(node, &cursor)
        case .tap: taps.append(node)
        default: throw node.line.error("a second feature; a file describes one")
        }
    }

    func checkSoleScreen(_ line: DescriptionLine) throws(DescriptionError) {
        guard description.elements.isEmpty, description.lists.isEmpty, description.detail == nil,
            description.header == nil, description.card == nil
        else {
            throw line.error("a second screen; a feature has one")
        }
    }

    private mutating func readEntity(
        _ node: DescriptionNode,
        _ cursor: inout DescriptionCursor
    ) throws(DescriptionError) {
        let column = cursor.column
        let name = try cursor.name()
        try ReservedNames.check(name, .type, at: column, in: node.line)
        guard description.entity(name) == nil else {
            throw node.line.error("a second entity '\(name)'", at: column)
        }
        let summary = try cursor.sentence()
        try cursor.end()
        var fields: [Entity.Field] = []
        for child in node.children {
            let field = try FieldReader.field(child.line)
            guard !fields.contains(where: { $0.name == field.name }) else {
                throw child.line.error("a second field '\(field.name)'")
            }
            fields.append(field)
            placesOfFields[name, default: [:]][field.name] = child.line
            guard fields.count <= Self.mostFields else {
                throw child.line.error("more than \(Self.mostFields) fields")
            }
        }
        guard !fields.isEmpty else {
            throw node.line.error(
                "the entity '\(name)' has no fields; add them below it, indented by four spaces"
            )
        }
        try place(name, at: node.line)
        description.entities.append(Entity(name: name, summary: summary, fields: fields))
    }

    /// Records the line of a type, whose name must be unique.
    mutating func place(_ name: Name, at line: DescriptionLine) throws(DescriptionError) {
        if let other = placesOfThings.first(where: { $0.key.type == name.type }) {
            throw line.error("'\(other.key)' is already declared in line \(other.value.number)")
        }
        placesOfThings[name] = line
    }

    /// Returns an entity that is declared above.
    func entity(
        _ cursor: inout DescriptionCursor,
        until ends: Set<String> = []
    ) throws(DescriptionError) -> Entity {
        let column = cursor.column
        let name = try cursor.name(until: ends)
        guard let entity = description.entity(name) else {
            let hint = DescriptionCursor.hint(
                for: name.text,
                among: description.entities.map(\.name.text)
            )
            throw cursor.error(
                "there is no entity '\(name)' above this line\(hint)",
                at: column
            )
        }
        return entity
    }

    /// Reads the unique name of an element.
    mutating func elementName(
        _ cursor: inout DescriptionCursor,
        until ends: Set<String> = []
    ) throws(DescriptionError) -> Name {
        let column = cursor.column
        let name = try cursor.name(until: ends)
        try ReservedNames.check(name, .element, at: column, in: cursor.line)
        guard name != Self.row else {
            throw cursor.error("'row' means the rows of a list; use another name", at: column)
        }
        if let other = placesOfElements[name] {
            throw cursor.error(
                "'\(name)' is already declared in line \(other.number); each element needs a unique name",
                at: column
            )
        }
        placesOfElements[name] = cursor.line
        return name
    }

    /// Makes the names of the labels available again. Scenarios find a label by its part of the
    /// screen, so labels of different parts can have the same name. Buttons and images cannot.
    mutating func forgetLabels() {
        let parts =
            description.lists.flatMap(\.elements) + (description.header?.parts ?? []).map(\.element)
            + (description.card?.elements ?? [])
        for part in parts where part.kind == .label { placesOfElements[part.name] = nil }
    }

    // MARK: - Reactions

    private mutating func readReaction(_ node: DescriptionNode) throws(DescriptionError) {
        var cursor = DescriptionCursor(node.line, skipping: 3)
        let column = cursor.column
        let button = try cursor.name()
        try cursor.end()
        let detailButtons = Self.names(of: .button, in: description.detail?.elements)
        if detailButtons.contains(button) { return try readDetailTap(node, of: button) }
        try Self.checkHasNoAnswers(node)
        if button == Self.row { return try readRowTap(node, of: nil) }
        if button.words.starts(with: ["row", "of"]), button.words.count > 2 {
            return try readRowTap(node, of: Name(Array(button.words.dropFirst(2))))
        }
        let headerParts = description.header?.parts.map(\.element)
        if Self.names(of: .image, in: headerParts).contains(button) {
            return try readHeaderLink(node, of: button)
        }
        let headerButtons = Self.names(of: .button, in: headerParts)
        if headerButtons.contains(button) { return try readHeaderChange(node, of: button) }
        let rowElements = description.lists.flatMap(\.elements)
        let rowImages = Self.names(of: .image, in: rowElements)
        if rowImages.contains(button) { return try readLink(node, of: button) }
        let rowButtons = Self.names(of: .button, in: rowElements)
        if rowButtons.contains(button) { return try readRowChange(node, of: button) }
        let cardButtons = Self.names(of: .button, in: description.card?.elements)
        if cardButtons.contains(button) { return try readCardTap(node, of: button) }
        let formButtons = description.form?.buttons ?? []
        if formButtons.contains(button) { return try readFormTap(node, of: button) }
        let switches = description.form?.switches ?? []
        if switches.contains(button) { return try readSwitchTap(node, of: button) }
        guard description.buttons.contains(button) else {
            let hint = DescriptionCursor.hint(
                for: button.text,
                among: (description.buttons + rowButtons + rowImages + detailButtons + headerButtons
                    + cardButtons + formButtons + switches).map(\.text)
            )
            throw node.line.error("there is no button '\(button)' on the screen\(hint)", at: column)
        }
        try readScreenTap(node, of: button)
    }

    private static func names(
        of kind: EntityElement.Kind,
        in elements: [EntityElement]?
    ) -> [Name] {
        (elements ?? []).filter { $0.kind == kind }.map(\.name)
    }
}
