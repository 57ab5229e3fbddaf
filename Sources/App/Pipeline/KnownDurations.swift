internal import Foundation

/// The durations of measurements in earlier runs on this machine, in seconds per implementation or
/// feature, for estimates.
struct KnownDurations {
    private let path: String
    private var seconds: [String: Double]

    /// - Parameter folder: the folder of the stored durations.
    init(folder: String) {
        path = "\(folder)/durations.json"
        let content = FileManager.default.contents(atPath: path)
        seconds =
            content.flatMap { try? JSONDecoder().decode([String: Double].self, from: $0) } ?? [:]
    }

    /// Returns the expected duration for a number of implementations or features; `nil` if it is
    /// unknown.
    func expectation(of measurement: String, count: Int) -> Double? {
        count == 0 ? 0 : seconds[measurement].map { $0 * Double(count) }
    }

    /// Stores the duration of a measurement. If that fails, there is no estimate.
    mutating func keep(_ taken: Double, by measurement: String, count: Int) {
        guard count > 0, taken >= 0 else { return }
        seconds[measurement] = taken / Double(count)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try? encoder.encode(seconds).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
