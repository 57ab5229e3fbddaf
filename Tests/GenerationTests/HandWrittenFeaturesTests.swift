internal import Descriptions
internal import Foundation
internal import Generation
internal import PackageEditing
internal import Testing
internal import Toolchain

/// Verifies that generated features equal those written by hand.
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
        let generator = FeatureGenerator(
            try DescriptionFile.read(path).description,
            templates: .ofPackage
        )
        try await expectWritten(generator.model + generator.implementations + generator.tests)
    }

    @Test("The drafts of the blog feed are generated as a module of it, to the byte")
    func drafts() async throws {
        let description = try DescriptionReader.description(
            from: """
                feature drafts: "The drafts of a user."

                entity draft: "A blog that only its author can see."
                    title: text "Why not the cat", later ""
                    edited at: date 2022-04-22, later 1970-01-01

                service blog service: "Keeps blogs."
                    lists every draft

                list of every draft
                    empty: "No drafts"
                    failure: "Could not load drafts"
                    label title: title or "Untitled"
                    label edited: "Edited ", edited at

                on tap of row
                    go to draft detail
                """
        )
        let part = ListPart(
            feature: Name("blog feed"),
            given: ("userID", "User.ID"),
            purpose: "the drafts of a user"
        )
        let files = try FeatureGenerator(description, templates: .ofPackage).module(in: part)
        #expect(files.count == 32)
        try await expectWritten(files)
    }

    private func expectWritten(_ files: [GeneratedFile]) async throws {
        let toolchain = try await SwiftToolchain.find(
            path: ProcessInfo.processInfo.environment["PATH"] ?? ""
        )
        let formatting = try Formatting(toolchain, packageRoot: Self.root.path)
        for file in try await formatting.formatted(files) {
            let written = try String(
                contentsOf: Self.root.appending(path: file.path),
                encoding: .utf8
            )
            #expect(file.text == written, "\(file.path)")
        }
    }
}
