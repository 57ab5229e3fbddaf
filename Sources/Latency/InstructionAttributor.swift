internal import Foundation
internal import Toolchain

/// Finds out whose the instructions are that a process of the probe kept, by line tables and names of the
/// program.
struct InstructionAttributor {
    /// The toolchain's program that names places.
    let symbolizer: String
    /// The program that was counted.
    let program: String
    /// Where files are kept meanwhile, without an ending.
    let path: String

    /// The file that the process writes its steps to.
    var steps: String { "\(path).steps" }

    private var addresses: String { "\(path).places" }
    private var kinds: String { "\(path).kinds" }

    /// - Parameter attribute: runs the probe.
    /// - Returns: for each body that was kept.
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

    /// Takes the files away.
    func clean() {
        for file in [steps, addresses, kinds] {
            try? FileManager.default.removeItem(atPath: file)
        }
    }
}
