/// One of several that are known, whose JSON is its title.
package protocol CodedByTitle: Codable {
    /// Every one that there may be.
    static var all: [Self] { get }
    /// The name in a heading.
    var title: String { get }
}

extension CodedByTitle {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let title = try container.decode(String.self)
        guard let match = Self.all.first(where: { $0.title == title }) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "There is no \(Self.self) '\(title)'."
            )
        }
        self = match
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(title)
    }
}
