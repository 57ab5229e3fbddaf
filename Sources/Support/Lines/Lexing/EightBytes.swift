/// Eight bytes of a source that are looked at together.
///
/// Spaces and words are most of a source. When they are read one byte at a time, the processor cannot
/// foresee where they end; here the end is computed.
struct EightBytes {
    static let count = 8

    private let bytes: UInt64

    /// The bytes from an index on, or `nil` when fewer are left.
    @inline(__always)
    init?(_ source: UnsafeBufferPointer<UInt8>, at index: Int) {
        guard let start = source.baseAddress, index + Self.count <= source.count else { return nil }
        let loaded = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
        // Wherever it runs, the first byte of memory becomes the lowest of the number.
        bytes = UInt64(littleEndian: loaded)
    }

    /// How many spaces the bytes begin with.
    @inline(__always)
    var leadingSpaces: Int {
        // The lowest bit that differs is in the first byte that does.
        (bytes ^ Self.repeated(ASCII.space)).trailingZeroBitCount / 8
    }

    /// How many bytes of a word the bytes begin with, up to a `$`, which is rare.
    @inline(__always)
    var leadingWordBytes: Int {
        let low = bytes & ~Self.highBits
        // With this bit small letters stay, and capital ones become small; nothing else becomes one.
        let letters = Self.between(0x61, 0x7A, low | Self.repeated(0x20))
        let digits = Self.between(0x30, 0x39, low)
        let underscores = Self.between(ASCII.underscore, ASCII.underscore, low)
        // What is beyond ASCII has its highest bit set already.
        let others = ~(letters | digits | underscores | bytes) & Self.highBits
        return others.trailingZeroBitCount / 8
    }

    /// The highest bit set in each byte of `low`, all below 0x80, that lies in a range.
    @inline(__always)
    private static func between(_ first: UInt8, _ last: UInt8, _ low: UInt64) -> UInt64 {
        (low &+ repeated(0x80 - first)) & ~(low &+ repeated(0x7F - last))
    }

    @inline(__always)
    private static var highBits: UInt64 { repeated(0x80) }

    @inline(__always)
    private static func repeated(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }
}
