internal import Matrix
internal import Testing

@testable internal import RunTimeMeasures

@Suite("The owners of instructions by address")
struct InstructionPlacesTests {
    private func kinds(_ text: String, _ places: UInt64...) -> [InstructionPlaces.Kind]? {
        InstructionPlaces(places, symbolized: text).map { found in
            found.numbers.map { found.kinds[$0] }
        }
    }

    @Test("An address belongs to the innermost package function, or to a runtime kind")
    func frames() {
        let text = """
            $sSa6appendyyxnF
            ??:0:0
            $s11BlogFeedMVC15BlogsController
            /a/Sources/Features/BlogFeed/MVC/Blogs/BlogsViewController.swift:12:3
            $s9HeadlessKit
            /a/Sources/Subject/HeadlessKit/UIButton.swift:3:1

            swift_retain
            ??:0:0

            """
        #expect(
            kinds(text, 16, 32) == [.owned(.role(.controller)), .runtime(.referenceCounting)]
        )
    }

    @Test("An answer of the symbolizer with a missing address is ignored")
    func missing() {
        #expect(kinds("swift_retain\n??:0:0\n\n", 16, 32) == nil)
    }

    @Test(
        "The owner of instructions follows from the path of the file",
        arguments: [
            (
                "/x/Sources/Features/Greeting/MVP/GreetingPresenter.swift",
                InstructionOwner.role(.presenter)
            ),
            ("/x/Sources/Features/BlogFeed/VIPER/Blogs/BlogsInteractor.swift", .role(.interactor)),
            ("/x/Sources/Features/BlogFeed/Contract/BlogFeedEnvironment.swift", .contract),
            ("/x/Sources/Subject/HeadlessKit/UILabel.swift", .kit),
            ("/x/Sources/Subject/Model/InMemoryBackend.swift", .service),
            ("/x/Sources/Measures/Benchmarks/CellBench.swift", .driver),
        ]
    )
    func owners(path: String, owner: InstructionOwner) {
        #expect(InstructionOwner(path: path) == owner)
    }

    @Test("A path outside of the package has no owner")
    func foreign() {
        #expect(InstructionOwner(path: "/usr/lib/swift/Array.swift") == nil)
        #expect(InstructionOwner(path: "??") == nil)
    }

    @Test(
        "The kind of a runtime function follows from its name",
        arguments: [
            ("swift_bridgeObjectRelease", RuntimeKind.referenceCounting),
            ("swift_allocObject", .memory),
            ("_int_malloc", .memory), ("swift_getGenericMetadata", .types),
            ("$sSS6appendyySSF", .strings), ("$ss18_DictionaryStorageC", .collections),
            ("$sSD4find_SS", .collections), ("$s11BlogFeedMVP0A8TW", .glue), ("$ss5print", .other),
            ("_swift_stdlib_getBinaryProperties", .strings),
            ("swift_task_isCurrentExecutor", .types),
            ("$sSlsE5split9maxSplits", .collections),
            ("_ZN5swift7runtime9AccessSet6insert", .types),
        ]
    )
    func kinds(function: String, kind: RuntimeKind) {
        #expect(RuntimeKind(function: function) == kind)
    }
}
