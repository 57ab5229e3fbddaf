internal import Foundation

/// A program that is built together with the tests.
package enum BuiltProgram {
    /// The error for a program that is not built.
    package struct NotBuilt: Error {
        package let name: String
    }

    /// Returns the path of a program. It is in the folder of the test binary or, as on macOS, above
    /// the bundle of the tests.
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
