internal import Tracing

/// The distinct names of recorded functions.
@MainActor
struct FunctionTable {
    private(set) var names: [String] = []
    /// The index of each name in `names`.
    private var numbers: [String: Int] = [:]
    private var numbersByOffset: [Int: Int] = [:]

    /// Returns for each call of a recording the index of its name; -1 for one without a name.
    mutating func numbers(of recording: CallRecording, by recorder: any CallRecorder) -> [Int] {
        recording.calls.map { number(ofFunctionAt: $0.offset, recorder) }
    }

    private mutating func number(ofFunctionAt offset: Int, _ recorder: any CallRecorder) -> Int {
        if let known = numbersByOffset[offset] { return known }
        var number = -1
        if let name = recorder.functionName(at: offset) {
            number = numbers[name] ?? names.count
            if number == names.count {
                names.append(name)
                numbers[name] = number
            }
        }
        numbersByOffset[offset] = number
        return number
    }
}
