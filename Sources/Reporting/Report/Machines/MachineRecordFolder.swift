internal import Foundation
internal import InputFiles
internal import JSONSyntax

/// A folder with a record for each machine, in files `NAME.json`.
package struct MachineRecordFolder: Sendable {
    /// The reason why the records of a folder cannot be read or written.
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case notAFolder(String)
        case unreadable(path: String, reason: String)
        case unwritable(path: String)

        package var description: String {
            switch self {
            case .notAFolder(let path): "'\(path)' is not a folder with records of machines."
            case .unreadable(let path, let reason):
                "\(path) is not a record of a machine: \(reason). Delete the file, or name another "
                    + "folder with --machines."
            case .unwritable(let path):
                "\(path) cannot be written. The previous record is unchanged."
            }
        }
    }

    /// The maximum size of a file in mebibytes, about a hundred times that of a record.
    private static let largestSize = 4

    private let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// Reads all records; none if the folder does not exist.
    package func records() throws(Failure) -> [MachineRecord] {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue, let names = try? manager.contentsOfDirectory(atPath: path) else {
            throw .notAFolder(path)
        }
        var records: [MachineRecord] = []
        for name in names.sorted() where name.hasSuffix(".json") && !name.hasPrefix(".") {
            records.append(try Self.record("\(path)/\(name)"))
        }
        return records
    }

    private static func record(_ path: String) throws(Failure) -> MachineRecord {
        struct Versioned: Decodable { let version: Int }
        do {
            let json = try StrictJSON(try InputFile.contents(of: path, limit: largestSize))
            let version = try json.decode(Versioned.self).version
            guard version == MachineRecord.currentVersion else {
                throw Failure.unreadable(
                    path: path,
                    reason: "its version is \(version), and this archbench reads version "
                        + "\(MachineRecord.currentVersion)"
                )
            }
            let record = try json.decode(MachineRecord.self)
            if let reason = record.inconsistency {
                throw Failure.unreadable(path: path, reason: reason)
            }
            return record
        } catch let failure as Failure {
            throw failure
        } catch {
            throw .unreadable(path: path, reason: reason(of: error))
        }
    }

    /// Writes the record of a machine. It replaces the older record of that machine, but keeps its
    /// features that the new record lacks.
    ///
    /// - Returns: all records of the folder.
    package func add(_ record: MachineRecord) throws(Failure) -> [MachineRecord] {
        var records = try records()
        var record = record
        if let index = records.firstIndex(where: { $0.name == record.name }) {
            record.keepOthers(of: records.remove(at: index))
        }
        records.append(record)
        let file = "\(path)/\(record.name).json"
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true
            )
            try (try encoder.encode(record) + Data("\n".utf8))
                .write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw .unwritable(path: file)
        }
        return records.sorted { $0.name < $1.name }
    }
}

extension MachineRecord {
    /// The contradiction in the record that prevents its use; `nil` if there is none.
    var inconsistency: String? {
        if let reason = ValueRange.breach(in: self) { return reason }
        guard Set(features.map(\.feature)).count == features.count else {
            return "it has a feature twice"
        }
        for feature in features {
            let count = feature.variants.count
            for scenario in feature.scenarios {
                let name = "\(feature.feature) \(scenario.scenario)"
                guard count > 0, scenario.nanosecondsPerCall.count == count,
                    scenario.ratios.count == count - 1,
                    [scenario.instructions, scenario.allocations].allSatisfy({
                        $0 == nil || $0?.count == count
                    })
                else { return "\(name) lacks the values of a variant" }
                guard
                    scenario.margin >= 0,
                    scenario.ratios.allSatisfy({
                        0 < $0.lower && $0.lower <= $0.ratio && $0.ratio <= $0.upper
                    })
                else { return "\(name) has an impossible ratio" }
            }
        }
        return nil
    }
}
