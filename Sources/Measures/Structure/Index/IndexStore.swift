internal import CIndexStore
internal import Foundation
internal import InputFiles

/// An index of the compiler, read by its library.
final class IndexStore {
    /// The index unit of one compilation of a source file.
    struct Unit {
        let name: String
        let module: String
        let file: String
        /// In nanoseconds since 1970.
        let modified: Int64
    }

    struct Record {
        let name: String
        let file: String
    }

    private let path: String
    private let store: OpaquePointer

    init(path: String, library: String) throws(ApplicationError) {
        var failure = cis_no_store
        var reason: UnsafeMutablePointer<CChar>?
        guard let store = cis_open(library, path, &failure, &reason) else {
            let text = reason.map { String(cString: $0) } ?? ""
            free(reason)
            switch failure {
            case cis_no_library:
                throw .failed(
                    "\(library), which reads the compiler's index, could not be loaded: \(text)"
                )
            case cis_no_function:
                throw .failed(
                    "\(library) has no function \(text); archbench does not support this toolchain"
                )
            default: throw Self.unreadable(path, text)
            }
        }
        self.path = path
        self.store = store
    }

    deinit { cis_close(store) }

    private func unreadable(_ reason: String) -> ApplicationError {
        Self.unreadable(path, reason)
    }

    private static func unreadable(_ path: String, _ reason: String) -> ApplicationError {
        .failed(
            "the index in \(path) could not be read: \(reason)\n"
                + "Remove the folder and build again."
        )
    }

    /// Returns the units of all compilations, in the order of their names.
    func units() throws(ApplicationError) -> [Unit] {
        var units: [Unit] = []
        let isRead = withUnsafeMutablePointer(to: &units) { units in
            cis_read_units(store, units) { context, unit in
                guard let unit = unit?.pointee else { return }
                context?.assumingMemoryBound(to: [Unit].self).pointee.append(
                    Unit(
                        name: String(unit.name),
                        module: String(unit.module),
                        file: String(unit.file),
                        modified: unit.modified
                    )
                )
            }
        }
        guard isRead else { throw unreadable("a unit is damaged") }
        return units
    }

    func records(of unit: Unit) throws(ApplicationError) -> [Record] {
        var records: [Record] = []
        let isRead = withUnsafeMutablePointer(to: &records) { records in
            cis_read_records(store, unit.name, records) { context, name, file in
                context?.assumingMemoryBound(to: [Record].self).pointee.append(
                    Record(name: String(name), file: String(file))
                )
            }
        }
        guard isRead else {
            throw unreadable("the unit \(unit.name) is damaged")
        }
        return records
    }

    /// Returns the occurrences in the order of the file.
    func occurrences(in record: Record) throws(ApplicationError) -> [IndexOccurrence] {
        var occurrences: [IndexOccurrence] = []
        let isRead = withUnsafeMutablePointer(to: &occurrences) { occurrences in
            cis_read_occurrences(store, record.name, occurrences) { context, occurrence in
                guard let occurrence = occurrence?.pointee else { return }
                context?.assumingMemoryBound(to: [IndexOccurrence].self).pointee
                    .append(occurrence)
            }
        }
        guard isRead else {
            throw unreadable("the record \(record.name) is damaged")
        }
        return occurrences
    }
}

extension [IndexOccurrence] {
    /// Adds an occurrence, or only its relation if it repeats the last one with another relation.
    fileprivate mutating func append(_ occurrence: cis_occurrence) {
        let new = IndexOccurrence(occurrence)
        let relation = IndexOccurrence.Relation(occurrence)
        if let last, last.hasSamePlace(as: new) {
            self[count - 1].relations += relation.map { [$0] } ?? []
        } else {
            append(new)
            self[count - 1].relations = relation.map { [$0] } ?? []
        }
    }
}

extension String {
    init(_ text: cis_text) {
        // The library owns the bytes during the call.
        let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.length)
        self.init(decoding: bytes, as: UTF8.self)
    }
}
