internal import Foundation
internal import Matrix
internal import TemporaryFolders
internal import Testing
internal import Workshop

/// What the changes do is proven by `scripts/check-changes`, which builds cells.
@Suite("The changes of this package")
struct ChangeLibraryTests {
    private static let library = ChangeLibrary(packageRoot: OwnPackage.root)
    private static var names: [String] { (try? library.names()) ?? [] }

    @Test(
        "Each says in two sentences what is wanted, and for each variant why its patch is as it is",
        arguments: names
    )
    func texts(name: String) throws {
        let change = try Self.library.change(name)
        #expect((1...2).contains(change.story.count))
        #expect(change.story.allSatisfy { $0.hasSuffix(".") })
        #expect(Set(change.reasons.keys) == Set(change.feature.variants.map(\.name)))
        // `archbench change measure NAME --build` asks compiler and tests, and writes it.
        #expect(try Set(Self.library.builds(of: name).keys) == Set(change.reasons.keys))
    }

    @Test(
        "Its patches fit the sources, each in its own cell",
        .enabled(if: OwnPackage.isClone),
        arguments: names
    )
    func patches(name: String) async throws {
        let feature = try Self.library.change(name).feature
        let index = try await PatchedIndex()
        defer { index.remove() }
        let patches = try Self.library.patches(of: name)
        for patch in patches { try await index.apply(patch) }
        let sources = "Sources/Features/\(feature.moduleName)/"
        for path in try await index.files(in: Self.library.contract(of: name)) {
            let isModel = path.hasPrefix("Sources/Model/")
            let isOtherTest = path.hasPrefix("Tests/") && !path.hasPrefix("Tests/Features/")
            let isContract = path.hasPrefix(sources + "Contract/")
            // What a description asks follows the model.
            let isDescribed =
                path == feature.descriptionPath || path.hasPrefix("Sources/DescribedFeatures/")
            #expect(isModel || isOtherTest || isContract || isDescribed)
        }
        for cell in feature.cells {
            let patch = Self.library.patch(of: name, cell.variant)
            guard patches.contains(patch) else { continue }
            for path in try await index.files(in: patch) {
                let places = [
                    "\(sources)\(cell.variant.title)/", "\(sources)Card/\(cell.variant.title)/",
                    "Tests/Features/\(feature.moduleName)/\(cell.variant.title)Tests/",
                ]
                #expect(places.contains(where: path.hasPrefix), "\(path)")
            }
        }
    }
}
