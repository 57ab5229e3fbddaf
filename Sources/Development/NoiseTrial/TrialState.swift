internal import Foundation

/// The results of a trial so far, one file per run, so that an interrupted trial can be continued.
struct TrialState {
    private let folder: String

    /// - Parameter folder: its name contains the digest of the measured sources, so that runs of
    ///   different sources are never mixed. It is created if needed.
    init(folder: String) throws {
        self.folder = folder
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
    }

    /// Returns a finished run; `nil` if there is none, or it cannot be read.
    func value<Value: Decodable>(_ name: String) -> Value? {
        FileManager.default.contents(atPath: path(name))
            .flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }

    func keep(_ value: some Encodable, as name: String) throws {
        try JSONEncoder().encode(value)
            .write(to: URL(fileURLWithPath: path(name)), options: .atomic)
    }

    private func path(_ name: String) -> String { "\(folder)/\(name).json" }
}
