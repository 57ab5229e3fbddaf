/// The position of a row in a table. A table has one section, number 0.
public struct IndexPath: Hashable, Sendable {
    public let row: Int
    public let section: Int

    public init(row: Int, section: Int) {
        self.row = row
        self.section = section
    }
}
