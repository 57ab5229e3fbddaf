internal import Foundation

/// How long measures took in earlier runs on this machine, in seconds for each cell or feature, so that
/// a person can be told how long the next run will take.
struct KnownDurations {
    private let path: String
    private var seconds: [String: Double]

    /// - Parameter folder: where they are kept.
    init(folder: String) {
        path = "\(folder)/durations.json"
        let content = FileManager.default.contents(atPath: path)
        seconds =
            content.flatMap { try? JSONDecoder().decode([String: Double].self, from: $0) } ?? [:]
    }

    /// How long it takes to measure so many cells or features; `nil` where nobody did before.
    func expectation(of measure: String, count: Int) -> Double? {
        count == 0 ? 0 : seconds[measure].map { $0 * Double(count) }
    }

    /// Keeps what a measure took. Where that is not possible nothing is lost but an estimate.
    mutating func keep(_ taken: Double, by measure: String, count: Int) {
        guard count > 0, taken >= 0 else { return }
        seconds[measure] = taken / Double(count)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try? encoder.encode(seconds).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
