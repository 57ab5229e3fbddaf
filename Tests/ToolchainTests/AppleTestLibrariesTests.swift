internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("The folders with Swift Testing in a toolchain for macOS")
struct AppleTestLibrariesTests {
    @Test(
        "Swift Testing is found in Xcode and in the Command Line Tools",
        arguments: [
            (
                "Xcode.app/Developer/Toolchains/XcodeDefault.xctoolchain/usr",
                platform: "Xcode.app/Developer/Platforms/MacOSX.platform/Developer"
            ),
            ("CommandLineTools/usr", platform: "CommandLineTools/Library/Developer"),
        ]
    )
    func platform(toolchain: String, platform: String) throws {
        let folder = try TemporaryFolder([
            "\(toolchain)/bin/swift": "", "\(platform)/Library/Frameworks/Testing": "",
            "\(platform)/usr/lib/lib_Testing.dylib": "",
        ])
        defer { folder.remove() }
        let libraries = AppleTestLibraries(toolchain: "\(folder.path)/\(toolchain)")
        #expect(
            libraries.environment == [
                "DYLD_FRAMEWORK_PATH": "\(folder.path)/\(platform)/Library/Frameworks",
                "DYLD_LIBRARY_PATH": "\(folder.path)/\(platform)/usr/lib",
                "SWT_SF_SYMBOLS_ENABLED": "0",
            ]
        )
    }

    @Test("Swift Testing is found in a toolchain from swift.org")
    func ownLibrary() throws {
        let folder = try TemporaryFolder(["usr/lib/swift/macosx/testing/libTesting.dylib": ""])
        defer { folder.remove() }
        let libraries = AppleTestLibraries(toolchain: "\(folder.path)/usr")
        #expect(
            libraries.environment == [
                "DYLD_LIBRARY_PATH": "\(folder.path)/usr/lib/swift/macosx/testing",
                "SWT_SF_SYMBOLS_ENABLED": "0",
            ]
        )
    }
}
