/// The exit codes of the program. The numbers from 64 are those of BSD's `sysexits.h`. After a
/// signal the code is 128 + the signal's number: 130 after Ctrl-C.
enum ExitCode: Int32 {
    case success = 0
    /// A check failed.
    case failure = 1
    /// The command line is wrong, or names something that does not exist.
    case usage = 64
    /// A tool is missing.
    case unavailable = 69
    /// A bug in archbench.
    case software = 70
}
