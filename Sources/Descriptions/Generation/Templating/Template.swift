/// A Swift file with directives in comments, from which files of features are made. It compiles as
/// it is, with sample names and values.
///
///     #if FLAG … #else … #endif                      one of two alternatives of the screen
///     // @for tap in taps … // @end                  code that is repeated for each element of a list
///     // @if tap.isConstant … // @else … // @end     code for some elements of a list
///     // @= tap.statements … // @end                 statements that replace the sample
///     // @= effect.text: guest.name                  a value that replaces this code in the next line
///     // @sample … // @end                           code that only the sample needs
///     // @fragment changes … // @end                 code that other templates insert
///     // @insert changes from MVPTests/Tests.swift   that code, with the names of this template
///     // | code                                        code that the sample does not have
///     "{tap.title}"                                  a value in a text or a comment
struct Template {
    /// The reason why a template cannot be used.
    struct Failure: Error, CustomStringConvertible {
        let path: String
        let problem: String

        var description: String { "\(path): \(problem)" }
    }

    fileprivate indirect enum Node {
        case text(String)
        case loop(variable: String, list: String, [Node])
        case choice(condition: String, [Node], otherwise: [Node])
        /// The lines of a value, with the indentation of their directive.
        case value(String, indentation: Int)
        /// A value within a line.
        case inline(String)
    }

    /// A file that a template makes.
    struct File {
        let name: String
        let text: String
        /// The record of its identifiers; `nil` for none.
        let uses: NameUses?
    }

    /// The path below the folder of templates.
    let path: String
    /// Indicates whether the identifiers of the files are recorded.
    var records = false
    private let nodes: [Node]

    /// - Parameter other: a closure that returns the source of another template, by its path from the
    ///   folder of the kind of screen.
    init(path: String, source: String, other: @escaping (String) throws -> String) throws {
        self.path = path
        var parser = Parser(path: path, tokens: Self.tokens(of: source)[...], other: other)
        nodes = try parser.nodes(until: [])
    }

    /// Returns the files of a feature: one, or one for each element of a list if a loop encloses
    /// the template.
    func files(in scope: TemplateScope) throws -> [File] {
        guard nodes.count == 1, case .loop(let variable, let list, let body) = nodes[0] else {
            return [try file(nodes, in: scope)]
        }
        return try scope.list(list, path).map {
            try file(body, in: scope.adding($0, as: variable))
        }
    }

    private func file(_ nodes: [Node], in scope: TemplateScope) throws -> File {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let fileName = scope.renamed(name)
        var scope = scope
        if records { scope.uses = NameUses() }
        let text = try Self.text(of: nodes, in: scope, path)
        return File(
            name: fileName,
            text: CodeLayout.laidOut(text, isSpy: name.hasSuffix("Spy.swift")),
            uses: scope.uses
        )
    }

    private static func text(
        of nodes: [Node],
        in scope: TemplateScope,
        _ path: String
    ) throws -> String {
        var text = ""
        for node in nodes {
            switch node {
            case .text(let code): text += scope.renamed(code)
            case .loop(let variable, let list, let body):
                for element in try scope.list(list, path) {
                    text += try Self.text(of: body, in: scope.adding(element, as: variable), path)
                }
            case .choice(let condition, let body, let otherwise):
                let chosen = scope.isMet(condition) ? body : otherwise
                text += try Self.text(of: chosen, in: scope, path)
            case .value(let name, let indentation):
                let lines = try scope.value(name, path)
                scope.record(lines)
                text += lines.isEmpty ? "" : SwiftText.indented(lines, by: indentation) + "\n"
            case .inline(let name):
                let value = try scope.value(name, path)
                scope.record(value)
                text += value
            }
        }
        return text
    }
}

// MARK: - Parsing

extension Template {
    fileprivate enum Token {
        case text(String)
        case directive(String, indentation: Int)
    }

    private static func tokens(of source: String) -> [Token] {
        var tokens: [Token] = []
        // The formatter indents alternatives.
        var depth = 0
        for line in source.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            let code = line.drop { $0 == " " }
            let indentation = max(line.utf8.count - code.utf8.count - 4 * depth, 0)
            if code.hasPrefix("// @") {
                tokens.append(.directive(String(code.dropFirst(4)), indentation: indentation))
            } else if code.hasPrefix("// |") {
                let indent = String(repeating: " ", count: indentation)
                tokens.append(.text("\(indent)\(code.dropFirst(5))\n"))
            } else if ["#if ", "#else", "#endif"].contains(where: code.hasPrefix) {
                let word = code == "#endif" ? "end" : String(code.dropFirst())
                tokens.append(.directive(word, indentation: indentation))
                if code.hasPrefix("#if") { depth += 1 }
                if code == "#endif" { depth -= 1 }
            } else {
                let indent = String(repeating: " ", count: indentation)
                tokens.append(.text("\(indent)\(code)\n"))
            }
        }
        return tokens
    }

    private struct Parser {
        let path: String
        var tokens: ArraySlice<Token>
        let other: (String) throws -> String
        /// The code of the fragments that have been read.
        var fragments: [String: [Node]] = [:]
        /// The fragments of other templates, by their paths.
        var inserted: [String: [String: [Node]]] = [:]

        mutating func nodes(until ends: Set<String>) throws -> [Node] {
            var nodes: [Node] = []
            while let token = tokens.first {
                switch token {
                case .text(let text): nodes.append(.text(text))
                case .directive(let directive, _) where ends.contains(directive): return nodes
                case .directive(let directive, let indentation):
                    tokens = tokens.dropFirst()
                    if directive.hasPrefix("insert ") {
                        nodes += try fragment(directive)
                        continue
                    }
                    nodes +=
                        try directive.contains(": ")
                        ? line(replacing: [directive]) : self.nodes(of: directive, indentation)
                }
                tokens = tokens.dropFirst()
            }
            guard ends.isEmpty else { throw Failure(path: path, problem: "a directive has no end") }
            return nodes
        }

        /// Reads the next line, in which values replace code.
        private mutating func line(replacing directives: [String]) throws -> [Node] {
            guard case .directive(let next, _)? = tokens.first else {
                guard case .text(let line)? = tokens.first else { return [] }
                return try directives.reduce([.text(line)]) { try replacing($1, in: $0) }
            }
            tokens = tokens.dropFirst()
            return try line(replacing: directives + [next])
        }

        /// Replaces the code that a directive names, such as `= tap.text: guest.name`.
        private func replacing(_ directive: String, in nodes: [Node]) throws -> [Node] {
            let parts = directive.dropFirst(2).split(separator: ": ", maxSplits: 1).map(String.init)
            for (index, node) in nodes.enumerated() {
                guard case .text(let text) = node, let code = text.firstRange(of: parts[1]) else {
                    continue
                }
                let replaced: [Node] = [
                    .text(String(text[..<code.lowerBound])), .inline(parts[0]),
                    .text(String(text[code.upperBound...])),
                ]
                return Array(nodes[..<index]) + replaced + Array(nodes[(index + 1)...])
            }
            throw Failure(path: path, problem: "no '\(parts[1])' follows '@\(directive)'")
        }

        /// Returns the code of a fragment of another template.
        private mutating func fragment(_ directive: String) throws -> [Node] {
            let words = directive.split(separator: " ").map(String.init)
            guard words.count == 4, words[2] == "from" else {
                throw Failure(path: path, problem: "'\(directive)' is no directive")
            }
            let found = try inserted[words[3]] ?? fragments(of: words[3])
            inserted[words[3]] = found
            guard let fragment = found[words[1]] else {
                throw Failure(path: path, problem: "\(words[3]) has no fragment '\(words[1])'")
            }
            return fragment
        }

        private func fragments(of path: String) throws -> [String: [Node]] {
            let tokens = Template.tokens(of: try other(path))[...]
            var parser = Parser(path: path, tokens: tokens, other: other)
            _ = try parser.nodes(until: [])
            return parser.fragments
        }

        /// Reads the code of a directive, up to its end.
        private mutating func nodes(
            of directive: String,
            _ indentation: Int
        ) throws -> [Node] {
            let words = directive.split(separator: " ").map(String.init)
            switch words.first {
            case "for" where words.count == 4 && words[2] == "in":
                return [.loop(variable: words[1], list: words[3], try nodes(until: ["end"]))]
            case "if":
                let condition = words.dropFirst().joined(separator: " ")
                let body = try nodes(until: ["else", "end"])
                guard case .directive("else", _)? = tokens.first else {
                    return [.choice(condition: condition, body, otherwise: [])]
                }
                tokens = tokens.dropFirst()
                return [.choice(condition: condition, body, otherwise: try nodes(until: ["end"]))]
            case "=" where words.count == 2:
                _ = try nodes(until: ["end"])
                return [.value(words[1], indentation: indentation)]
            case "sample":
                _ = try nodes(until: ["end"])
                return []
            case "fragment" where words.count == 2:
                let fragment = try nodes(until: ["end"])
                fragments[words[1]] = fragment
                return fragment
            default: throw Failure(path: path, problem: "'\(directive)' is no directive")
            }
        }
    }
}
