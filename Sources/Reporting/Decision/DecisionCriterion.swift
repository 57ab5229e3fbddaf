/// A property of an architecture that a decision can weigh.
package enum DecisionCriterion: String, Sendable, CaseIterable {
    case addField
    case extendForm
    case addAction
    case askFirst
    case addList
    case changeSource
    case restyle
    case reportFailure
    case logicFaults
    case allFaults
    case code
    case testCost

    /// The question that the criteria of a group answer.
    package enum Group: String, Sendable, CaseIterable {
        case changes
        case testability
        case size

        package var question: String {
            switch self {
            case .changes: "What will you do most?"
            case .testability: "Which faults must tests find?"
            case .size: "How much code will you carry?"
            }
        }

        package var title: String {
            switch self {
            case .changes: "Changes"
            case .testability: "Tests"
            case .size: "Size"
            }
        }

        package var criteria: [DecisionCriterion] {
            DecisionCriterion.allCases.filter { $0.group == self }
        }
    }

    package var group: Group {
        switch self {
        case .addField, .extendForm, .addAction, .askFirst, .addList, .changeSource, .restyle,
            .reportFailure:
            .changes
        case .logicFaults, .allFaults: .testability
        case .code, .testCost: .size
        }
    }

    package var title: String {
        switch self {
        case .addField: "Add a field"
        case .extendForm: "Extend a form"
        case .addAction: "Add an action"
        case .askFirst: "Ask before an action"
        case .addList: "Add a list"
        case .changeSource: "Change the data source"
        case .restyle: "Restyle a part"
        case .reportFailure: "Name who failed"
        case .logicFaults: "Find logic faults without a view"
        case .allFaults: "Find faults with all tests"
        case .code: "Little code"
        case .testCost: "Few test lines per fault found"
        }
    }

    /// The name in commands, such as `add-field`.
    package var name: String {
        rawValue.reduce(into: "") { name, character in
            if character.isUppercase { name += "-" }
            name += character.lowercased()
        }
    }

    /// The names of the changes whose cost is measured; empty if the criterion is not about
    /// changes.
    package var changes: [String] {
        switch self {
        case .addField: ["show-row-date"]
        case .extendForm: ["add-phone-field"]
        case .addAction: ["add-second-button", "bookmark-blog"]
        case .askFirst: ["confirm-sharing", "confirm-unsubscribing"]
        case .addList: ["add-planned-blogs"]
        case .changeSource: ["show-last-feed", "page-by-cursor"]
        case .restyle: ["change-header-layout"]
        case .reportFailure: ["name-person-in-errors"]
        case .logicFaults, .allFaults, .code, .testCost: []
        }
    }

    /// The quantity from which the points are computed.
    package var measure: String {
        switch self {
        case .addField, .extendForm, .addAction, .askFirst, .addList, .changeSource, .restyle,
            .reportFailure:
            "changed code lines: MVC’s ÷ own"
        case .logicFaults: "mutants in logic roles that view-free tests kill, in percent"
        case .allFaults: "mutants in all roles that all tests kill, in percent"
        case .code: "code lines: MVC’s ÷ own"
        case .testCost: "test lines per mutant that all tests kill: MVC’s ÷ own"
        }
    }
}
