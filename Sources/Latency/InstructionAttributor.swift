internal import Foundation
internal import Toolchain

/// Attributes recorded instructions to their owners, using the line tables and symbols of the
/// program.
struct InstructionAttributor {
    /// The path of llvm-symbolizer.
    let symbolizer: String
    /// The path of the program.
    let program: String
    /// The path of temporary files, without a suffix.
    let path: String

    /// The file to which the process writes its steps.
    var steps: String { "\(path).steps" }

    private var addresses: String { "\(path).places" }
    private var kinds: String { "\(path).kinds" }

    /// Returns the instructions of each recorded body by owner.
    ///
    /// - Parameter attribute: runs the probe.
    func shares(
        of kept: InstructionResult.Steps,
        attribute: (AttributionRequest) async throws(LatencyFailure) -> AttributionResult
    ) async throws(LatencyFailure) -> [[InstructionShare]] {
        let places = try await places(kept.places)
        do {
            try JSONEncoder().encode(places).write(to: URL(fileURLWithPath: kinds))
        } catch {
            throw .unreadableResult("the known addresses cannot be written")
        }
        let request = AttributionRequest(steps: steps, lengths: kept.lengths, places: kinds)
        return try await attribute(request).bodies
    }

    private func places(_ places: [UInt64]) async throws(LatencyFailure) -> InstructionPlaces {
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
        } catch let error as ToolchainError {
            throw .toolchain(error)
        } catch {
            throw .unreadableResult("addresses cannot be written")
        }
        let text = String(decoding: output, as: UTF8.self)
        guard let found = InstructionPlaces(places, symbolized: text) else {
            throw .unreadableResult("the symbolizer did not answer for each address")
        }
        return found
    }

    /// Deletes the temporary files.
    func clean() {
        for file in [steps, addresses, kinds] {
            try? FileManager.default.removeItem(atPath: file)
        }
    }
}
