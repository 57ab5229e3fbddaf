package import Descriptions
internal import Foundation
internal import PackageEditing

/// Finds names of a description that would collide with others in the generated code.
package struct NameCheck {
    /// A name, and the reason why it cannot be used.
    package struct Collision: Hashable, Sendable {
        package let name: Name
        package let reason: String
    }

    private let plan: ElementsPlan
    /// The folder of `Package.swift`.
    private let root: String

    package init(_ description: Description, packageRoot: String) {
        plan = ElementsPlan(description)
        root = packageRoot
    }

    /// Returns the first collision; `nil` for none.
    package func collision() -> Collision? {
        let ofOne =
            PagePlan(plan.description).map(scopes) ?? ListPlan(plan.description).map(scopes)
            ?? DetailPlan(plan.description).map(scopes) ?? FormPlan(plan.description).map(scopes)
        for scope in ofOne ?? scopes {
            var owners: [String: Name] = [:]
            for use in scope.uses {
                for made in use.made {
                    if let reason = Self.reason(made, fixed: scope.fixed) {
                        return Collision(name: use.name, reason: reason)
                    }
                    if let other = owners[made], other != use.name || scope.isEachUse {
                        return Collision(
                            name: use.name,
                            reason:
                                "“\(other)” and “\(use.name)” would both become \(made) in \(scope.place)"
                        )
                    }
                    owners[made] = use.name
                }
            }
        }
        return takenType() ?? takenMember()
    }

    private static func reason(_ made: String, fixed: Set<String>) -> String? {
        if fixed.contains(made) { return "\(made) is reserved in generated code" }
        if keywords.contains(made) { return "it would become \(made), which is a Swift keyword" }
        return nil
    }

    // MARK: - Members

    struct Use {
        let name: Name
        let made: [String]
    }

    struct Scope {
        let place: String
        let uses: [Use]
        let fixed: Set<String>
        /// Indicates whether a derived name may occur only once, even if both names in the
        /// description are the same.
        var isEachUse = false
    }

    private var scopes: [Scope] {
        let description = plan.description
        let labels = description.elements.filter { if case .label = $0 { true } else { false } }
            .map(\.name)
        let services = description.services.map { Use(name: $0.name, made: [$0.name.member]) }
        let entities = description.entities.map { Use(name: $0.name, made: [$0.name.member]) }
        let numbers = plan.numbers.map { Use(name: $0, made: [$0.member]) }
        let states = description.states.map {
            Use(name: $0.name, made: [plan.member(of: $0).member])
        }
        let limited = plan.limited
        return [
            Scope(
                place: "views",
                uses: labels.map { Use(name: $0, made: ["\($0.member)Label", "show\($0.type)"]) }
                    + plan.interactions.map {
                        Use(name: $0.button, made: ["\($0.button.member)Button", $0.closure])
                    } + limited.map { Use(name: $0.button, made: [$0.enable]) },
                fixed: ["showToast"]
            ),
            Scope(
                place: "the logic types",
                uses: plan.labels.map { label in
                    let isBound = description.boundLabels.contains { $0.name == label }
                    let made = [label.member, "\(label.member)Words"]
                    return Use(name: label, made: made + (isBound ? ["\(label.member)Text"] : []))
                } + plan.interactions.map { Use(name: $0.button, made: [$0.method]) } + services
                    + entities + states
                    + limited.map { Use(name: $0.button, made: [$0.isPossible, $0.isEnabled]) },
                fixed: Set([
                    "words", "countText", "\(plan.member)View", "viewModel", "view", "environment",
                ])
                .union(states.isEmpty ? [] : ["state", "showState", "count"]),
                isEachUse: true
            ),
            Scope(
                place: "presenters and interactors",
                uses: services + entities + numbers + states
                    + plan.interactions.map {
                        Use(
                            name: $0.button,
                            made: [$0.tap] + [$0.fetch, $0.didFetch].compactMap(\.self)
                        )
                    },
                fixed: Set(["view", "interactor", "output", "presenter"])
                    .union(states.isEmpty ? [] : ["state", "fetchState", "didUpdateState"]),
                isEachUse: true
            ),
            Scope(
                place: "spies",
                uses: plan.labels.map { Use(name: $0, made: [$0.member]) } + entities + numbers,
                fixed: ["calls"]
            ),
            Scope(
                place: "the test environment",
                uses: services,
                fixed: [
                    "dependencies", "routes", "requests", "waitingReplies", "back", "deliver",
                    "fail",
                    "set", "counts", "happen", "opening",
                ]
            ),
            Scope(
                place: "scenarios",
                uses: description.elements.map { Use(name: $0.name, made: [$0.name.identifier]) },
                fixed: ["order", "routes", "requests", "alert", "toast", "open"]
            ),
            Scope(
                place: "lists",
                uses: (labels + plan.numbers).map { Use(name: $0, made: [$0.plural]) },
                fixed: []
            ),
            Scope(
                place: "the keys of scenarios",
                uses: description.keys.map { key in
                    switch key.target {
                    case .field(let field, _): Use(name: field.name, made: [key.name])
                    case .numbers(let name, _, _): Use(name: name, made: [key.name])
                    }
                },
                fixed: ["open"],
                isEachUse: true
            ),
        ]
    }

    private func scopes(of detail: DetailPlan) -> [Scope] {
        let elements = detail.detail.elements
        let entity = Use(name: detail.entity.name, made: [detail.item, detail.request])
        let service = Use(name: detail.service.name, made: [detail.service.name.member])
        let taps = detail.taps.map { tap in
            Use(
                name: tap.button,
                made: [
                    tap.closure, tap.tap, tap.enable, tap.isEnabled, tap.isPossible,
                    tap.mustConfirm,
                ] + tap.outcomes.flatMap { [$0.confirm, $0.didConfirm, $0.didSucceed, $0.didFail] }
                    + (tap.outcomes.count == 1 ? [] : [tap.confirm])
            )
        }
        let links = detail.detail.links.map { link in
            Use(
                name: link.button,
                made: ["onTap", "didTap", "open"].map { "\($0)\(link.button.type)" }
            )
        }
        let conditional = detail.conditional.map {
            Use(name: $0.button, made: [$0.hide, $0.isHidden])
        }
        let facts = detail.facts.map { Use(name: $0.name, made: [$0.member, $0.key]) }
        let pages = detail.pages.map { page in
            Use(name: page, made: ["onOpen\(page.type)"])
        }
        let parts = elements.map { element in
            let text = detail.textName(element)
            return Use(
                name: element.name,
                made: [
                    element.name.member, element.property, "show\(text.type)",
                ] + (element.kind == .label ? [] : [text.member])
            )
        }
        return [
            Scope(
                place: detail.itemType,
                uses: detail.entity.fields.map { field in
                    Use(name: field.name, made: field.declared + ["\(field.member)Limits"])
                },
                fixed: ["limits", "sum", "difference", "service", detail.itemType, "String"],
                isEachUse: true
            ),
            Scope(
                place: "the service",
                uses: [entity],
                fixed: [
                    "answer", "connection", "faults", "note", "recordsRequests", "requests",
                ]
            ),
            Scope(
                place: "the screen",
                uses: parts + taps + links + pages + conditional + facts + [entity, service],
                fixed: Set([
                    "loading", "error", "retry", "content", "activityIndicator", "errorLabel",
                    "retryButton", "showLoading", "showError", "showContent", "show", "layOut",
                    "bind", "onRetry", "didTapRetry", "isBusy", "beginChange", "endChange",
                    "handUp", "summary", "countText", "phase", "onMessage",
                    "onQuestion", "view", "presenter", "viewModel", "interactor", "output",
                    "dependencies", "environment", "calls", "scripted", "connection",
                    "load\(detail.itemType)", "fetch\(detail.itemType)", "router", "navigator",
                    "\(detail.feature.member)View",
                ])
                .union(detail.confirmed == nil ? [] : ["question"]),
                isEachUse: true
            ),
            Scope(
                place: "the keys of scenarios",
                uses: detail.entity.fields.map { Use(name: $0.name, made: [$0.name.member]) }
                    + detail.facts.map { Use(name: $0.name, made: [$0.key]) },
                fixed: ["open", "fail", "scheduler", "recorded", "scene"],
                isEachUse: true
            ),
            Scope(
                place: "scenarios",
                uses: elements.map { Use(name: $0.name, made: [$0.name.identifier]) },
                fixed: ["order", "routes", "requests", "alert", "toast", "open"]
            ),
        ]
    }

    private static let keywords: Set<String> = [
        "as", "is", "in", "do", "if", "for", "let", "var", "init", "self", "nil", "true", "false",
    ]

    // MARK: - Names in archbench

    /// Returns a collision with a type of the modules that generated code imports, or with a type
    /// of Swift.
    private func takenType() -> Collision? {
        let templates = TemplateFolder(packageRoot: root)
        let own = Set(
            (try? FeatureGenerator(plan.description, templates: templates).model.map(\.path)) ?? []
        )
        var taken = Self.typesOfSwift
        var operations: Set<String> = []
        for module in [
            "Subject/DataBinding", "Subject/Model", "Subject/ModelFormatting",
            "Subject/HeadlessKit", "Subject/StateManagement",
            "Subject/Scenarios", "Support/SeededRandom",
        ] {
            let folder = "Sources/\(module)"
            taken.formUnion(module.split(separator: "/").suffix(1).map(String.init))
            let files = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
            for file in (files ?? []).map({ "\(folder)/\($0)" }) where !own.contains(file) {
                let text = (try? String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)) ?? ""
                let declared = text.matches(
                    of: /\b(?:struct|class|enum|protocol|actor|typealias) ([A-Z]\w*)/
                )
                taken.formUnion(declared.map { String($0.output.1) })
                let named = text.matches(of: /static var (\w+): Operation/)
                operations.formUnion(named.map { String($0.output.1) })
            }
        }
        let announced =
            plan.description.listServices.filter(\.announces).map(\.entity)
            + plan.description.detailServices.filter(\.announces).map(\.entity)
        let named =
            plan.description.entities.map { ($0.name, [$0.name.type, "\($0.name.type)Summary"]) }
            + plan.description.serviceNames.map { ($0, [$0.type, "InMemory\($0.type)"]) }
            + announced.map { ($0, ["\($0.type)Observer"]) }
            + plan.description.lists.flatMap { list in
                list.counts.filter { !$0.others.isEmpty }
                    .map { ($0.name, [Name(list.entity.words + $0.name.words).type]) }
            }
        for (name, types) in named {
            if let type = types.first(where: taken.contains) {
                return Collision(name: name, reason: "the type \(type) already exists")
            }
        }
        let asked =
            plan.description.listServices.map { ($0.entity, $0.entity.plural) }
            + plan.description.detailServices.map { ($0.entity, $0.entity.member) }
            + plan.description.detailServices.map { ($0.entity, "\($0.entity.member)Save") }
        return asked.first { operations.contains($1) }
            .map { Collision(name: $0, reason: "a service operation \($1) already exists") }
    }

    /// Returns a collision with an existing target or feature.
    private func takenMember() -> Collision? {
        let feature = plan.description.feature
        let folder = "\(root)/Sources/Features/\(plan.type)"
        // An existing feature is found by its files, which results in a better message.
        guard !FileManager.default.fileExists(atPath: folder) else { return nil }
        let manifest = (try? String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8)) ?? ""
        let modules = manifest.matches(of: /\("(\w+)", "([\w ]+)"\)/).flatMap { feature in
            let variants = feature.output.2.split(separator: " ").map(String.init)
            return (["", "Control"] + variants).map { "\(feature.output.1)\($0)" }
        }
        if modules.contains(plan.type) {
            return Collision(name: feature, reason: "the module \(plan.type) already exists")
        }
        return ["all", "gaps", "entries", "contract", "styles"].contains(plan.member)
            ? Collision(name: feature, reason: "\(plan.member) is reserved in the feature matrix")
            : nil
    }
}
