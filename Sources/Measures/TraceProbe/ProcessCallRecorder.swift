internal import CCallRecorder
internal import Foundation
internal import InputFiles
internal import Toolchain
internal import Tracing

/// Records the calls of this thread, and names functions by the executable's symbols.
struct ProcessCallRecorder: CallRecorder {
    let obstacle: String?
    private let symbols: SymbolTable?

    init() {
        if ccr_available() == 0 || Platform.isNone {
            (symbols, obstacle) = (nil, Platform.callObstacle ?? "the recorder was not built")
            return
        }
        guard let path = Platform.symbolFile else {
            (symbols, obstacle) = (nil, nil)
            return
        }
        guard let file = FileManager.default.contents(atPath: path) else {
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
        let symbol =
            symbols.map { $0.function(at: offset) }
            ?? ccr_symbol(UInt(offset)).map { String(cString: $0) }
        guard let symbol, let demangled = ccr_demangled(symbol) else { return nil }
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
