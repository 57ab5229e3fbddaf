internal import Foundation

/// The types of the modules that generated code imports, with the members that others can use.
struct ExistingTypes {
    /// The names of the modules and of their types that are not inside others.
    private(set) var names = ofSwift
    /// The names of the members, by the name of the type.
    private var members: [String: Set<String>] = [:]
    /// The superclass and the protocols, by the name of the type.
    private var supertypes: [String: [String]] = [:]

    private static let modules = [
        "Subject/DataBinding", "Subject/Model", "Subject/ModelFormatting", "Subject/HeadlessKit",
        "Subject/StateManagement", "Subject/Scenarios", "Support/SeededRandom",
    ]

    /// - Parameters:
    ///   - root: the folder of `Package.swift`.
    ///   - excluded: the paths of files that are not read.
    init(in root: String, without excluded: Set<String>) {
        for module in Self.modules {
            names.insert(String(module.drop { $0 != "/" }.dropFirst()))
            let folder = "Sources/\(module)"
            let files = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
            for file in (files ?? []).map({ "\(folder)/\($0)" }) where !excluded.contains(file) {
                guard let data = FileManager.default.contents(atPath: "\(root)/\(file)") else {
                    continue
                }
                read(data)
            }
        }
    }

    /// Returns true if a type or one of its supertypes has a member.
    func has(_ member: String, in type: String) -> Bool {
        members[type]?.contains(member) == true
            || supertypes[type]?.contains { $0 != type && has(member, in: $0) } == true
    }

    /// Reads the declarations of a file, line by line.
    private mutating func read(_ data: Data) {
        // The types around a line, with their indentations.
        var types: [(name: String, indentation: Int)] = []
        for line in data.split(separator: UInt8(ascii: "\n")) {
            let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
            let text = String(decoding: line.dropFirst(indentation), as: UTF8.self)
            while let type = types.last, indentation <= type.indentation { types.removeLast() }
            guard Self.starts.contains(where: text.hasPrefix) else { continue }
            let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            guard let keyword = words.firstIndex(where: Self.keywords.contains),
                words.indices.contains(keyword + 1)
            else { continue }
            let name = words[keyword + 1]
            if ["var", "let", "func", "case"].contains(words[keyword]) {
                if let type = types.last, indentation == type.indentation + 4 {
                    members[type.name, default: []].insert(name)
                }
            } else {
                if !text.hasSuffix("}") { types.append((name, indentation)) }
                if indentation == 0, words[keyword] != "extension" { names.insert(name) }
                supertypes[name, default: []] += words.dropFirst(keyword + 2)
            }
        }
    }

    /// The types of Swift, Foundation and Testing whose names a description can use for other
    /// purposes.
    private static let ofSwift: Set<String> = [
        "Actor", "AnyObject", "Attachment", "Bug", "Bundle", "Calendar", "Clock", "CodingKey",
        "Codable", "Collection", "Comment", "Comparable", "Confirmation", "Decoder", "Duration",
        "Encoder", "Equatable", "Hashable", "Hasher", "Identifiable", "Issue", "KeyPath", "Locale",
        "MainActor", "Mirror", "Notification", "Process", "Range", "Regex", "Sendable", "Sequence",
        "Slice", "Tag", "Thread", "Timer", "Trait", "Unicode", "Zip",
    ]
    /// The words with which lines begin that declare something for other types.
    private static let starts = [
        "package ", "open ", "public ", "internal ", "final ", "class ", "struct ", "enum ",
        "protocol ", "extension ", "actor ", "typealias ", "static ", "var ", "let ", "func ", "case ",
        "override ", "@MainActor ", "@discardableResult ",
    ]
    private static let keywords: Set<String> = [
        "class", "struct", "enum", "protocol", "extension", "actor", "typealias", "var", "let",
        "func", "case",
    ]
}
