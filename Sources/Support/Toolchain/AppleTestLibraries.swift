internal import Foundation

/// The folders with Swift Testing in a toolchain for macOS, which a program with tests needs when
/// it starts. SwiftPM gives them to its own tests in the same way.
package struct AppleTestLibraries {
    /// The folder `usr` of the toolchain.
    private let toolchain: String

    package init(toolchain: String) {
        self.toolchain = toolchain
    }

    /// The variables for a program with tests.
    package var environment: [String: String] {
        // A font for symbols would change the mark of a failed test.
        var environment = ["SWT_SF_SYMBOLS_ENABLED": "0"]
        for (variable, folders) in [
            "DYLD_FRAMEWORK_PATH": frameworks, "DYLD_LIBRARY_PATH": libraries,
        ] where !folders.isEmpty {
            environment[variable] = folders.joined(separator: ":")
        }
        return environment
    }

    /// The possible paths of the platform's folder `Developer`: in Xcode next to `Toolchains`, in
    /// the Command Line Tools next to `usr`.
    private var platforms: [String] {
        ["../../../Platforms/MacOSX.platform/Developer", "../Library/Developer"]
    }

    private var frameworks: [String] { existing(platforms.map { "\($0)/Library/Frameworks" }) }

    /// A toolchain from swift.org has the library itself.
    private var libraries: [String] {
        existing(platforms.map { "\($0)/usr/lib" } + ["lib/swift/macosx/testing"])
    }

    private func existing(_ paths: [String]) -> [String] {
        paths.map { URL(fileURLWithPath: "\(toolchain)/\($0)").standardizedFileURL.path }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }
}
