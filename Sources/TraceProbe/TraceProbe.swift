internal import Toolchain
internal import Tracing

/// The process that calls are recorded in: a task as JSON in its only argument, the result as JSON
/// on standard output. Only a build with the flags of `TraceMeasure` records any.
@main
@MainActor
struct TraceProbe {
    static func main() {
        ProbeMain.answer { (task: TraceTask) in
            var tracer = Tracer(recorder: ProcessCallRecorder())
            return try tracer.trace(task)
        }
    }
}
