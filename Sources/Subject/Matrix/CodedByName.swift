/// A value from a known list that is encoded in JSON as its name.
package protocol CodedByName: Codable {
    /// All possible values.
    static var all: [Self] { get }
    var name: String { get }
}

extension CodedByName {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let match = Self.all.first(where: { $0.name == name }) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "There is no \(Self.self) '\(name)'."
            )
        }
        self = match
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
