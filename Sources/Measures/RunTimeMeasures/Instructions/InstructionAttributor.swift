internal import Foundation
internal import InputFiles
internal import Toolchain

/// Attributes recorded instructions to their owners, using the line tables and symbols of the
/// program.
struct InstructionAttributor {
    /// The path of llvm-symbolizer.
    let symbolizer: String
    /// The path of the program.
    let program: String

    private var addresses: String { "\(program).addresses" }
    private var kinds: String { "\(program).kinds" }

    /// Returns the path of a file with steps, which the probe writes to its own folder.
    func path(ofSteps name: String) -> String {
        URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent(name).path
    }

    /// Returns the instructions of each recorded body by owner, for each process.
    ///
    /// All addresses are looked up at once, because the symbolizer reads the line tables of the
    /// whole program each time.
    ///
    /// - Parameters:
    ///   - kept: the recorded steps of each process, with the name of their file.
    ///   - attribute: runs the probe.
    func shares(
        of kept: [(steps: InstructionResult.Steps, name: String)],
        attribute:
            @escaping @Sendable (AttributionRequest) async throws(ApplicationError) ->
            AttributionResult
    ) async throws(ApplicationError) -> [[[InstructionShare]]] {
        defer {
            for file in [addresses, kinds] { try? FileManager.default.removeItem(atPath: file) }
        }
        let places = try await places(Set(kept.flatMap(\.steps.places)).sorted())
        do {
            try JSONEncoder().encode(places).write(to: URL(fileURLWithPath: kinds))
        } catch {
            throw .unreadableResult("the known addresses cannot be written")
        }
        let requests = kept.map {
            AttributionRequest(
                steps: path(ofSteps: $0.name),
                lengths: $0.steps.lengths,
                places: kinds
            )
        }
        return try await ConcurrentRuns.results(of: requests) {
            (request) async throws(ApplicationError) in
            try await attribute(request).bodies
        }
    }

    private func places(_ places: [UInt64]) async throws(ApplicationError) -> InstructionPlaces {
        let list = places.map { "0x" + String($0, radix: 16) }.joined(separator: "\n")
        let output: Data
        do {
            try Data(list.utf8).write(to: URL(fileURLWithPath: addresses))
            output = try await ChildProcess(
                symbolizer,
                [
                    "--obj=\(program)", "--inlines", "--no-demangle", "--functions=linkage",
                    "@\(addresses)",
                ]
            ).output()
        } catch let error as ApplicationError {
            throw error
        } catch {
            throw .unreadableResult("addresses cannot be written")
        }
        let text = String(decoding: output, as: UTF8.self)
        guard let found = InstructionPlaces(places, symbolized: text) else {
            throw .unreadableResult("the symbolizer did not answer for each address")
        }
        return found
    }
}
