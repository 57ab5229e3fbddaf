internal import Toolchain
internal import Tracing

/// The trace probe: a task as JSON in its only argument, the result as JSON on standard output.
/// Only a build with the flags of `TraceMeasure` records calls.
@main
@MainActor
struct TraceProbe {
    static func main() {
        ProbeMain.answer { (task: TraceProbeTask) in
            let recorder = ProcessCallRecorder()
            switch task {
            case .trace(let task):
                var tracer = Tracer(recorder: recorder)
                return try tracer.trace(task)
            case .demo(let task):
                var demonstrator = Demonstrator(recorder: recorder)
                return try demonstrator.show(task)
            }
        }
    }
}
