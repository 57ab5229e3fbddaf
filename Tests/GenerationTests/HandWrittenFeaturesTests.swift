internal import Descriptions
internal import Foundation
internal import Generation
internal import Testing
internal import Toolchain

/// What is generated is what a person of this house has written by hand.
@Suite("Features that were written by hand")
struct HandWrittenFeaturesTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        "Their cells, tests and model are generated from their descriptions, to the byte",
        arguments: ["Greeting", "Digit"]
    )
    func toTheByte(feature: String) async throws {
        let path = Self.root.appending(path: "Sources/Features/\(feature)/\(feature).feature").path
        let generator = FeatureGenerator(try DescriptionFile.read(path).description)
        let toolchain = try await SwiftToolchain.find(
            path: ProcessInfo.processInfo.environment["PATH"] ?? ""
        )
        let formatting = try Formatting(toolchain, packageRoot: Self.root.path)
        let files = generator.model + generator.cells + generator.tests
        for file in try await formatting.formatted(files) {
            let written = try String(
                contentsOf: Self.root.appending(path: file.path),
                encoding: .utf8
            )
            #expect(file.text == written, "\(file.path)")
        }
    }
}
