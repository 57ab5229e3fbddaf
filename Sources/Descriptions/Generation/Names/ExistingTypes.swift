internal import Foundation

/// The types of the modules that generated code imports, with the members that others can use.
struct ExistingTypes {
    /// The names of the modules and of their types that are not inside others.
    private(set) var names = ofSwift.union(ofFoundation)
    /// The names of the members, by the name of the type, those of static members after “static”.
    private var members = ["NSObject": propertiesOfObjects]
    /// The superclass and the protocols, by the name of the type.
    private var supertypes: [String: [String]] = [:]

    private static let modules = [
        "Subject/AppSupport", "Subject/DataBinding", "Subject/HeadlessKit",
        "Subject/HeadlessKitDriver", "Subject/Model", "Subject/ModelFormatting",
        "Subject/Scenarios", "Subject/StateManagement", "Support/SeededRandom",
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
        var types = [type]
        var index = 0
        while index < types.count {
            if members[types[index]]?.contains(member) == true { return true }
            types += (supertypes[types[index]] ?? []).filter { !types.contains($0) }
            index += 1
        }
        return false
    }

    /// Reads the declarations of a file, line by line.
    private mutating func read(_ data: Data) {
        // The types around a line, with their indentations.
        var types: [(name: String, indentation: Int)] = []
        for line in data.split(separator: UInt8(ascii: "\n")) {
            let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
            let text = String(decoding: line.dropFirst(indentation), as: UTF8.self)
            while let type = types.last, indentation <= type.indentation { types.removeLast() }
            let isMember = types.last.map { indentation == $0.indentation + 4 } ?? false
            guard isMember || indentation == 0, !text.hasPrefix("//"),
                !text.hasPrefix("private"), !text.hasPrefix("fileprivate")
            else { continue }
            let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            guard let keyword = words.firstIndex(where: Self.keywords.contains),
                words.indices.contains(keyword + 1)
            else { continue }
            let name = words[keyword + 1]
            if ["var", "let", "func", "case"].contains(words[keyword]) {
                let isStatic = words[..<keyword].contains("static") || words[keyword] == "case"
                if let type = types.last {
                    members[type.name, default: []].insert(isStatic ? "static \(name)" : name)
                }
            } else {
                if !text.hasSuffix("}") { types.append((name, indentation)) }
                if indentation == 0, words[keyword] != "extension" { names.insert(name) }
                supertypes[name, default: []] += words.dropFirst(keyword + 2)
            }
        }
    }

    /// The types of Swift and Testing whose names a description can use for other purposes.
    private static let ofSwift: Set<String> = [
        "Actor", "AnyObject", "Attachment", "Bug", "Clock", "Codable", "CodingKey", "Collection",
        "Comment", "Comparable", "Confirmation", "Decoder", "Duration", "Encoder", "Equatable",
        "Hashable", "Hasher", "Identifiable", "Issue", "KeyPath", "MainActor", "Mirror", "Range",
        "Regex", "Sendable", "Sequence", "Slice", "Tag", "Trait", "Unicode", "Zip",
    ]
    private static let keywords: Set<String> = [
        "class", "struct", "enum", "protocol", "extension", "actor", "typealias", "var", "let",
        "func", "case",
    ]
}
