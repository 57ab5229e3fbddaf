internal import Foundation
internal import Report
internal import Scenarios

/// The report that is copied.
struct Original {
    let data: Data
    let report: Report
    let json: JSONValue
    /// All places of the report.
    let places: [JSONPlace]
    /// The places of texts.
    let texts: [JSONPlace]

    /// - Parameter file: a report that can be read.
    init(file: String) throws {
        report = try ReportFile.read(file)
        data = try ReportFile.data(for: report)
        let json = try JSONDecoder().decode(JSONValue.self, from: data)
        self.json = json
        places = json.places
        texts = places.filter { if case .text? = json[$0] { true } else { false } }
    }

    func data(replacing place: JSONPlace, by value: JSONValue) throws -> Data {
        var copy = json
        copy[place] = value
        return try encode(copy)
    }

    func encode(_ json: JSONValue) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(json)
    }
}
