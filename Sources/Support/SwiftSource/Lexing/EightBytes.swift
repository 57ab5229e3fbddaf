/// Eight bytes of a source that are processed together.
///
/// Spaces and words are most of a source. If they are read byte by byte, the processor cannot
/// predict where they end; here the end is computed.
struct EightBytes {
    static let count = 8

    private let bytes: UInt64

    /// Creates eight bytes from an index on; `nil` if fewer are left.
    @inline(__always)
    init?(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
        guard let start = source.baseAddress, index + Self.count <= source.count else { return nil }
        let loaded = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
        // On every machine, the first byte in memory becomes the lowest byte of the number.
        bytes = UInt64(littleEndian: loaded)
    }

    /// The number of leading spaces.
    @inline(__always)
    var leadingSpaces: Int {
        // The lowest differing bit is in the first differing byte.
        (bytes ^ Self.repeated(ASCII.space)).trailingZeroBitCount / 8
    }

    /// The number of leading bytes of a word, up to a `$`, which is rare.
    @inline(__always)
    var leadingWordBytes: Int {
        let low = bytes & ~Self.highBits
        // With this bit set, capital letters become small ones, and no other character becomes a
        // letter.
        let letters = Self.between(0x61, 0x7A, low | Self.repeated(0x20))
        let digits = Self.between(0x30, 0x39, low)
        let underscores = Self.between(ASCII.underscore, ASCII.underscore, low)
        // Bytes beyond ASCII already have their highest bit set.
        let others = ~(letters | digits | underscores | bytes) & Self.highBits
        return others.trailingZeroBitCount / 8
    }

    /// Returns a number whose highest bit is set in each byte of `low` within a range. All bytes of
    /// `low` are below 0x80.
    @inline(__always)
    private static func between(_ first: UInt8, _ last: UInt8, _ low: UInt64) -> UInt64 {
        (low &+ repeated(0x80 - first)) & ~(low &+ repeated(0x7F - last))
    }

    @inline(__always)
    private static var highBits: UInt64 { repeated(0x80) }

    @inline(__always)
    private static func repeated(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
}
