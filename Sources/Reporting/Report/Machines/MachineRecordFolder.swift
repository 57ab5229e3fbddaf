internal import Foundation
package import InputFiles

/// A folder with a record for each machine, in files `NAME.json`.
package struct MachineRecordFolder: Sendable {
    /// The maximum size of a file in mebibytes, about a hundred times that of a record.
    private static let largestSize = 4

    private let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// Reads all records; none if the folder does not exist.
    package func records() throws(ApplicationError) -> [MachineRecord] {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue, let names = try? manager.contentsOfDirectory(atPath: path) else {
            throw .usage("'\(path)' is not a folder with records of machines.")
        }
        var records: [MachineRecord] = []
        for name in names.sorted() where name.hasSuffix(".json") && !name.hasPrefix(".") {
            records.append(try Self.record("\(path)/\(name)"))
        }
        return records
    }

    private static func record(_ path: String) throws(ApplicationError) -> MachineRecord {
        struct Versioned: Decodable { let version: Int }
        let data: Data
        do {
            data = try InputFile.contents(of: path, limit: largestSize)
        } catch {
            throw unreadable(path, error.description)
        }
        do {
            let decoder = JSONDecoder()
            let version = try decoder.decode(Versioned.self, from: data).version
            guard version == MachineRecord.currentVersion else {
                throw unreadable(
                    path,
                    "its version is \(version), and this archbench reads version "
                        + "\(MachineRecord.currentVersion)"
                )
            }
            let record = try decoder.decode(MachineRecord.self, from: data)
            if let reason = record.inconsistency {
                throw unreadable(path, reason)
            }
            return record
        } catch let error as ApplicationError {
            throw error
        } catch {
            throw unreadable(path, reason(of: error))
        }
    }

    /// Returns the records as they are after a record was added. It replaces the older record of its machine,
    /// but keeps the features that it lacks. Nothing is written.
    package func records(with record: MachineRecord) throws(ApplicationError) -> [MachineRecord] {
        var records = try records()
        var record = record
        if let index = records.firstIndex(where: { $0.name == record.name }) {
            record.keepOthers(of: records.remove(at: index))
        }
        return (records + [record]).sorted { $0.name < $1.name }
    }

    /// Writes the record of a machine, as ``records(with:)`` returns it.
    package func add(_ record: MachineRecord) throws(ApplicationError) {
        let records = try records(with: record)
        let file = "\(path)/\(record.name).json"
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true
            )
            let added = records.first { $0.name == record.name }
            try (try encoder.encode(added) + Data("\n".utf8))
                .write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw .failed("\(file) cannot be written. The previous record is unchanged.")
        }
    }

    private static func unreadable(_ path: String, _ reason: String) -> ApplicationError {
        .usage(
            "\(path) is not a record of a machine: \(reason). Delete the file, or name another "
                + "folder with --machines."
        )
    }
}

extension MachineRecord {
    /// The contradiction in the record that prevents its use; `nil` if there is none.
    var inconsistency: String? {
        if let reason = ValueRange.violation(in: self) { return reason }
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
