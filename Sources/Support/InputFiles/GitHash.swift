internal import CPlatform
package import Foundation

/// Digests of contents: SHA-1, as git names a blob.
package enum GitHash {
    /// Returns the digest of a content.
    package static func digest(of content: Data) -> String {
        let digest = content.withUnsafeBytes { bytes in
            var digest = [CChar](repeating: 0, count: 41)
            cpl_blob_digest(bytes.baseAddress, bytes.count, &digest)
            return digest
        }
        return String(decoding: digest.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Returns the digest of a file's content; `nil` if the file cannot be read.
    package static func digest(ofFile path: String) -> String? {
        FileManager.default.contents(atPath: path).map(digest)
    }
}
