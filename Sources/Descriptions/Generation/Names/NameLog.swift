internal import Synchronization

/// The names in the generated files of a feature.
package final class NameLog: Sendable {
    /// The names in a file.
    struct Record: Sendable {
        let path: String
        let meetings: [NameUses.Meeting]
        let types: [NameUses.TypePart]
    }

    private let files = Mutex<[Record]>([])

    package init() {}

    /// The records, ordered by path, because files are generated at the same time.
    var records: [Record] { files.withLock { $0.sorted { $0.path < $1.path } } }

    func append(_ uses: NameUses, of path: String) {
        let meetings = uses.meetings.sorted { $0.identifier < $1.identifier }
        let record = Record(path: path, meetings: meetings, types: uses.types)
        files.withLock { $0.append(record) }
    }
}
