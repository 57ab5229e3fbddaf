internal import Foundation

/// What a trial has found so far, one file a run, so that one that was interrupted goes on where it
/// was.
struct TrialState {
    private let folder: String

    /// - Parameter folder: it bears the digest of what is measured, so that runs of other sources
    ///   are never mixed. It is made where it is not there.
    init(folder: String) throws {
        self.folder = folder
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
    }

    /// A run that was finished before; `nil` where there is none, or it cannot be read.
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
