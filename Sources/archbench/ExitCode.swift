/// How the program ends. The numbers from 64 on are those of BSD's `sysexits.h`. Ended by a signal it
/// has 128 and the signal's number: 130 after Ctrl-C.
enum ExitCode: Int32 {
    case success = 0
    /// A check did not hold.
    case failure = 1
    /// The command line or what it names is wrong.
    case usage = 64
    /// A tool is missing.
    case unavailable = 69
    /// archbench's own fault.
    case software = 70
}
