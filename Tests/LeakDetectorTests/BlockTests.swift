internal import Foundation
internal import LeakDetector
internal import Testing

private final class Marker {}

/// Memory of the executable that contains only zeros.
@MainActor private var zeros: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)

@MainActor
@Suite("Blocks that are not objects", .enabled(if: ObjectRecorder.isAvailable))
struct BlockTests {
    private func livingCount() -> Int {
        ObjectRecorder.living(inModules: ["LeakDetectorTests"]).count
    }

    /// Makes a block look like an object, with the first word of a real object.
    ///
    /// - Parameter second: the second word, in an object the reference counts.
    private func disguise(_ block: UnsafeMutableRawPointer?, second: UInt64 = 3) {
        let marker = Marker()
        let metadata = Unmanaged.passUnretained(marker).toOpaque().load(as: UInt.self)
        block?.storeBytes(of: metadata, as: UInt.self)
        block?.storeBytes(of: second, toByteOffset: 8, as: UInt64.self)
    }

    // The runtime's own memory begins with the type of an entry of its caches, and an address.
    @Test("A block that begins with a class and an address is not an object")
    func addressAfterClass() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        let block = malloc(64)
        disguise(block, second: UInt64(UInt(bitPattern: block)))
        #expect(livingCount() == 0)
        free(block)
    }

    @Test("A reallocated block is tracked at its new address until it is freed")
    func realloc() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        var block = malloc(64)
        disguise(block)
        #expect(livingCount() == 1)
        for size in [128, 4_096, 1 << 20, 32] {
            block = Foundation.realloc(block, size)
            #expect(livingCount() == 1)
        }
        free(block)
        #expect(livingCount() == 0)
    }

    @Test("Blocks count with their requested bytes until they are freed")
    func bytes() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        var (before, during, after) = ((0, 0), (0, 0), (0, 0))
        // In the first pass the runtime allocates blocks that it keeps, such as metadata of the
        // iterators.
        for _ in 1...2 {
            before = ObjectRecorder.blocks()
            let blocks = (1...1_000).map { malloc($0) }
            during = ObjectRecorder.blocks()
            for block in blocks { free(block) }
            after = ObjectRecorder.blocks()
        }
        #expect(during.0 >= before.0 + 1_000)
        #expect(during.1 >= before.1 + 500_500)
        #expect(during.0 - after.0 == 1_000)
        #expect(during.1 - after.1 == 500_500)
    }

    @Test("Memory of each allocation function is recorded")
    func allocators() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        var aligned: UnsafeMutableRawPointer?
        posix_memalign(&aligned, 64, 64)
        let blocks = [malloc(64), calloc(4, 16), aligned, aligned_alloc(32, 64)]
        for block in blocks { disguise(block) }
        #expect(livingCount() == 4)
        blocks.forEach(free)
        #expect(livingCount() == 0)
    }

    @Test("Memory that another library reallocates is tracked until it is freed")
    func otherLibrary() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        var text: UnsafeMutablePointer<CChar>?
        var size = 0
        // The stream allocates, grows and hands out its buffer inside the C library.
        let stream = open_memstream(&text, &size)
        for _ in 0..<10_000 { fputs("0123456789", stream) }
        fclose(stream)
        #expect(size == 100_000)
        disguise(text)
        #expect(livingCount() == 1)
        free(text)
        #expect(livingCount() == 0)
    }

    @Test("A block that points to zeros of the executable is not an object")
    func zeroData() {
        ObjectRecorder.begin()
        defer { ObjectRecorder.end() }
        let block = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
        defer { block.deallocate() }
        withUnsafePointer(to: &zeros) { block.storeBytes(of: UInt(bitPattern: $0), as: UInt.self) }
        #expect(livingCount() == 0)
    }
}
