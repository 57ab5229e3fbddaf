internal import Benchmarks
internal import CInstructionCounter
internal import Foundation

/// The memory for the steps of the counted bodies, one body after the other. It is mapped before
/// the first count, so that recording steps changes no count.
@MainActor
final class StepArena {
    /// The capacity in steps, far above any variant. Pages that are not written take no memory.
    private static let capacity = 1 << 26

    private let steps: UnsafeMutablePointer<cic_step>?
    private(set) var lengths: [Int] = []
    private var used = 0

    init() {
        steps = cic_reserve_steps(Int64(Self.capacity))
        // Growing would allocate memory between two bodies.
        lengths.reserveCapacity(1_000)
    }

    /// Starts to record the next counted body.
    func begin() {
        guard let steps else { return }
        cic_keep_steps(steps + used, Int64(Self.capacity - used))
    }

    /// - Parameter count: the number of instructions of the body; negative if it could not be
    ///   counted.
    func end(count: Int) {
        cic_keep_steps(nil, 0)
        let length = steps != nil && count > 0 && used + count < Self.capacity ? count : 0
        lengths.append(length)
        used += length
    }

    /// Returns the distinct addresses of the steps in the program's file. All other addresses are
    /// in the C library.
    func places() -> [UInt64] {
        let start = cic_program_start()
        let size = cic_program_size()
        return Set(all.lazy.map { $0.place &- start }.filter { $0 < size }).sorted()
    }

    /// Writes all steps to a file, with addresses relative to the program's file.
    func write(to path: String) throws {
        let start = cic_program_start()
        for index in 0..<used { steps?[index].place &-= start }
        defer { for index in 0..<used { steps?[index].place &+= start } }
        try Data(buffer: all).write(to: URL(fileURLWithPath: path))
    }

    private var all: UnsafeBufferPointer<cic_step> {
        UnsafeBufferPointer(start: steps, count: steps == nil ? 0 : used)
    }

    /// Returns the steps of bodies from a file.
    static func read(_ path: String, lengths: [Int]) throws -> [[InstructionAttribution.Step]] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        return data.withUnsafeBytes { bytes in
            let steps = bytes.bindMemory(to: cic_step.self)
            var start = 0
            return lengths.map { length in
                defer { start += length }
                let end = min(start + length, steps.count)
                return steps[min(start, end)..<end].map {
                    InstructionAttribution.Step(place: $0.place, stack: $0.stack)
                }
            }
        }
    }
}
