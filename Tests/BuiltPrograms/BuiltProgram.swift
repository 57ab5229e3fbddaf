internal import Foundation

/// A program that is built beside the tests.
package enum BuiltProgram {
    /// There is no such program.
    package struct NotBuilt: Error {
        package let name: String
    }

    /// The path of a program: in the folder of the tests' own binary, or above the bundle that holds
    /// it, as on macOS.
    package static func path(of name: String) throws(NotBuilt) -> String {
        let own = CommandLine.arguments[0]
        let bundles = Bundle.allBundles.map(\.bundlePath)
        let binaries = [own, Bundle.main.executablePath, Bundle.main.bundlePath] + bundles
        for case let binary? in binaries {
            let folder = URL(fileURLWithPath: binary).deletingLastPathComponent()
            let program = folder.appending(path: name).path(percentEncoded: false)
            if FileManager.default.isExecutableFile(atPath: program) { return program }
        }
        throw NotBuilt(name: name)
    }
}
