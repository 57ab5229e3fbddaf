internal import Descriptions

/// The names and values of the header of a page for the templates of one of the variants.
struct HeaderScope {
    let plan: HeaderPlan
    /// The variant, which is also the name of the folder; empty for files that all variants share.
    var variant = ""

    var scope: TemplateScope {
        var scope = TemplateScope(
            flags: flags,
            values: values,
            lists: [
                "elements": plan.elements.map { element($0) },
                "shown": plan.shown.enumerated().map { element($1, isFurther: $0 > 0) },
                "lasting": plan.lasting.map { element($0) },
                "changing": plan.changing.map { element($0) },
                "early": plan.earlyImages.map { element($0) },
                "facts": plan.facts.map { TemplateScope(identifiers: ["isOpen": $0.member]) },
                "links": plan.links.map(link),
                "pages": plan.pages.map { TemplateScope(names: ["host": $0]) },
                "toggles": plan.toggles.map(toggle),
                "confirmed": plan.confirmed.map { [toggle($0)] } ?? [],
            ],
            names: [
                "venue": plan.description.feature, "guest": plan.entity.name,
                "supplier": plan.service.name,
            ],
            identifiers: ["VenueModel": "Model"]
        )
        scope.addSummary(plan.handedUp.properties)
        return scope
    }

    private var flags: Set<String> {
        let flags = [
            "TOGGLES": !plan.toggles.isEmpty,
            "CHANGING": !plan.changing.isEmpty,
            "ASKS": plan.confirmed != nil,
            "LEADS": !plan.pages.isEmpty,
        ]
        return Set(flags.filter(\.value).keys)
    }

    private var values: [String: String] {
        [
            "header.failure": plan.header.failure,
            "header.entry": entry,
            "header.making": making,
            "header.elements": SwiftText.adding(
                plan.elements.map(\.property),
                to: variant == "MVC" ? "" : "view."
            ),
            "countText": String(plan.countText.dropLast()),
        ]
    }

    private var entry: String {
        let leads =
            variant != "VIPER"
            ? plan.leads.map { "\($0.name): @escaping \($0.type)" }
            : plan.pages.isEmpty ? [] : ["router: any HeaderRouterProtocol"]
        return SwiftText.call(
            "package static func module",
            ["_ dependencies: \(plan.type)Dependencies"] + leads,
            " -> ViewController {",
            indented: 4
        )
        .trimmingPrefix("    ").description
    }

    /// The statement that creates the object that uses the service.
    private var making: String {
        let head =
            switch variant {
            case "MVC": "HeaderViewController"
            case "MVP": "let presenter = HeaderPresenter"
            default: "let viewModel = HeaderViewModel"
            }
        let arguments =
            plan.arguments(plan.asked + plan.known) + plan.leads.map { "\($0.name): \($0.name)" }
        return SwiftText.call(head, arguments, indented: 0)
    }

    private func element(_ element: EntityElement, isFurther: Bool = false) -> TemplateScope {
        var flags: Set<String> = isFurther ? [element.flag, "isFurther"] : [element.flag]
        if plan.isFixed(element) { flags.insert("isFixed") }
        return TemplateScope(
            flags: flags,
            values: [
                "identifier": SwiftText.literal(plan.identifier(element)),
                "text": element.text.expression(),
                "early": plan.early(element) ?? "",
                "first": plan.early(element) ?? "\"\"",
                "shown": shown(element),
                "bound": element.showing("$1", in: "$0."),
            ],
            lists: [
                "links": plan.links.filter { $0.image == element.name }.map(link),
                "toggles": plan.toggles.filter { $0.button == element.name }.map(toggle),
            ],
            names: ["caption": element.name, "portrait": element.name, "leave": element.name],
            identifiers: ["guestCaption": plan.constant(element)]
        )
    }

    /// Returns the statements that show the text of an element, with the condition under which it
    /// is shown.
    private func shown(_ element: EntityElement) -> String {
        let text = element.text.expression(ofSummary: variant == "VIPER")
        let statements =
            switch variant {
            case "MVC":
                [element.showing(text, in: "headerView.")]
                    // A button is visible as soon as it has a title.
                    + (element.kind == .button
                        ? ["headerView.\(element.property).isHidden = false"] : [])
            case "MVVM": ["\(plan.textName(element).member).value = \(text)"]
            default: ["view?.\(plan.show(element))(\(text))"]
            }
        guard let condition = plan.condition(element)?.expression() else {
            return statements.joined(separator: "\n")
        }
        return variant == "VIPER"
            ? "if \(condition) { \(statements[0]) }"
            : (["if \(condition) {"] + statements.map { "    \($0)" } + ["}"])
                .joined(separator: "\n")
    }

    private func link(_ link: HeaderLink) -> TemplateScope {
        TemplateScope(names: ["portrait": link.image, "host": link.page])
    }

    func toggle(_ toggle: Toggle) -> TemplateScope {
        var scope = TemplateScope(
            values: [
                "operation": toggle.operation.identifier,
                "failure": toggle.failureRule.expression(),
                "summaryFailure": toggle.failureRule.expression(ofSummary: true),
            ],
            names: ["leave": toggle.button, "here": toggle.field.name],
            identifiers: ["isHere": toggle.field.member]
        )
        if toggle.failureVaries { scope.flags.insert("failureVaries") }
        var isNamed = true
        if let question = toggle.question {
            scope.flags.insert("asks")
            scope.values["answer"] = question.answer
            scope.values["cancel"] = question.cancel
            scope.values["question"] = question.text.expression()
            scope.values["summaryQuestion"] =
                question.text.expression(ofSummary: true)
            isNamed = !question.text.isConstant
            if let asks = toggle.condition {
                scope.flags.insert("asksSometimes")
                scope.values["asks"] =
                    "\(asks.isSet ? "" : "!")\(plan.item).\(asks.field.flagMember)"
                isNamed = true
            }
        }
        let loaded = isNamed ? "let \(plan.item)" : "\(plan.item) != nil"
        scope.values["guard"] = "guard \(loaded), !\(toggle.isRunning) else { return }"
        return scope
    }
}
