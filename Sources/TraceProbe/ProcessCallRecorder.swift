internal import CCallRecorder
internal import Foundation
internal import Tracing

/// Records the calls of this thread, and names functions by the executable's symbols.
struct ProcessCallRecorder: CallRecorder {
    let obstacle: String?
    private let symbols: SymbolTable?

    init() {
        guard ccr_available() != 0 else {
            (symbols, obstacle) = (nil, "calls are recorded only on Linux, on x86-64 and arm64")
            return
        }
        guard let file = FileManager.default.contents(atPath: "/proc/self/exe") else {
            (symbols, obstacle) = (nil, "the program's own file cannot be read")
            return
        }
        do {
            (symbols, obstacle) = (try SymbolTable(bytes: Array(file)), nil)
        } catch {
            (symbols, obstacle) = (nil, error.description)
        }
    }

    var capacity: Int { ccr_capacity() }

    func record(_ body: @escaping @MainActor () -> Void) -> CallRecording {
        let context = Unmanaged.passRetained(Body(body))
        defer { context.release() }
        let count = ccr_record(
            { context in
                guard let context else { return }
                let body = Unmanaged<Body>.fromOpaque(context).takeUnretainedValue()
                // The recorder calls back on the same thread.
                MainActor.assumeIsolated { body.run() }
            },
            context.toOpaque()
        )
        return CallRecording(
            count: count,
            calls: (0..<min(count, capacity)).map { index in
                let call = ccr_recorded(index)
                return CallRecording.Call(offset: Int(call.offset), caller: Int(call.caller))
            }
        )
    }

    func functionName(at offset: Int) -> String? {
        guard
            let symbol = symbols?.function(at: offset),
            let demangled = ccr_demangled(symbol)
        else { return nil }
        defer { free(demangled) }
        return String(cString: demangled)
    }

    /// A closure that can be passed through C.
    @MainActor
    private final class Body {
        let run: @MainActor () -> Void

        init(_ run: @escaping @MainActor () -> Void) {
            self.run = run
        }
    }
}
