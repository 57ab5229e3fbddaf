internal import Descriptions

/// The names and values of a description that a template uses.
struct TemplateScope {
    /// The properties of the screen that are true, such as `NUMBERS`.
    var flags: Set<String> = []
    /// The code or the texts that replace samples. A value can have several lines.
    var values: [String: String] = [:]
    var lists: [String: [TemplateScope]] = [:]
    /// The names that replace words of the template, such as `panel`, in all identifiers, comments
    /// and texts.
    var names: [String: Name] = [:]
    /// The identifiers, or their ends, that replace others of the template.
    var identifiers: [String: String] = [:]
    /// The name of the description that `names` and `identifiers` are made of, if it is not one of
    /// `names`.
    var owner: NameUses.Owner?
    /// The owners of identifiers, where they are not names of the template.
    private(set) var owners: [String: NameUses.Owner] = [:]
    /// The record of the identifiers of the file; `nil` for none.
    var uses: NameUses?

    /// Returns the scope with the contents of a list's element, whose properties begin with the
    /// name of the loop's variable.
    func adding(_ element: TemplateScope, as variable: String) -> TemplateScope {
        var scope = self
        func qualified(_ name: String) -> String { "\(variable).\(name)" }
        scope.flags = scope.flags.filter { !$0.hasPrefix("\(variable).") }
            .union(element.flags.map(qualified))
        for (name, value) in element.values { scope.values[qualified(name)] = value }
        for (name, list) in element.lists { scope.lists[qualified(name)] = list }
        scope.names.merge(element.names) { $1 }
        scope.identifiers.merge(element.identifiers) { $1 }
        for word in element.names.keys { scope.owners[word] = element.owner }
        for identifier in element.identifiers.keys {
            scope.owners[identifier] = element.owner ?? element.mainOwner
        }
        return scope
    }

    /// The name of the description that `identifiers` are made of: the name of an element, or
    /// another one.
    private var mainOwner: NameUses.Owner? {
        let owners = names.sorted { $0.key < $1.key }.map { NameUses.Owner(word: $0.key, $0.value) }
        return owners.first { $0.role == "element" } ?? owners.first
    }

    /// Returns the names that an identifier of a value is made of; `nil` if they are unknown.
    func owners(of identifier: String) -> [NameUses.Owner]? {
        let made = names.filter { word, name in
            name.words[0].utf8.first == identifier.utf8.first
                && (name.member == identifier || name.plural == identifier)
        }
        return made.map { NameUses.Owner(word: $0.key, $0.value) }
            .filter { ["entity", "service", "ticket"].contains($0.role) }
            .min { $0.role < $1.role }.map { [$0] }
    }

    func value(_ name: String, _ path: String) throws(Template.Failure) -> String {
        guard let value = values[name] else {
            throw Template.Failure(path: path, problem: "there is no value '\(name)'")
        }
        return value
    }

    func list(_ name: String, _ path: String) throws(Template.Failure) -> [TemplateScope] {
        guard let list = lists[name] else {
            throw Template.Failure(path: path, problem: "there is no list '\(name)'")
        }
        return list
    }

    /// Returns true if a condition is met: flags, joined with `&&` or `||`, each with `!` if it
    /// must be absent.
    func isMet(_ condition: String) -> Bool {
        condition.split(separator: "||").contains { alternative in
            alternative.split(separator: "&&").allSatisfy { flag in
                let flag = flag.filter { $0 != " " }
                return flag.hasPrefix("!")
                    ? !flags.contains(String(flag.dropFirst())) : flags.contains(flag)
            }
        }
    }
}
