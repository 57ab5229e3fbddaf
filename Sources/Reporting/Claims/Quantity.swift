internal import Changes
internal import Coverage
package import Matrix
internal import Mutation
package import Report
internal import SourceMeasures
internal import Statistics
internal import Structure
internal import SwiftSource

/// A metric of one implementation by which claims are judged.
package enum Quantity: String, Sendable, CaseIterable {
    case codeLines
    case files
    case filesWithoutProtocols
    case types
    case typesAndProtocols
    case viewFreeShare
    case viewFreeKills
    case viewFreeKillsOfLogic
    case viewFreeScoreOfLogic
    case viewMutantShare
    case decisionsPerType
    case fanOut
    case editLocations
    case largestTypeShare
    case evenness
    case viewCodeLines
    case logicCodeLines
    case stateChangesOutside
    case interruptionsNotRestored
    case viewDecisions
    case viewBindings
    case textLines
    case viewReferencesToModel
    case sceneCodeLines
    case viewAssignments
    case coupledDirections
    case copiedPassages
    case differences
    case carryingLines
    case rowViewTypes
    case heightComputations
    case listLines
    case listLinesInPlace
    case listPlaces
    case fourthKindLines
    case fourthKindLinesInPlace
    case changedLines
    case functionComplexity
    case instructionRatio
    case layerSlopeLowerEnd
    case layersRatio
    case openBytes
    case protocolCodeLines
    case largestTypeLines
    case screenCodeLines
    case sceneLines
    case interfaceChanges
    case cacheLinesOnScreen
    case scrollInstructions
    case scrollNanoseconds
    case score
    case survivors
    case copiedLines
    case copiedModulePassages
    case controllerDecisions

    /// The name in tables and sentences.
    package var title: String {
        switch self {
        case .codeLines: "Code lines"
        case .files: "Files"
        case .filesWithoutProtocols: "Files without protocol files"
        case .types: "Types"
        case .typesAndProtocols: "Types and protocols"
        case .viewFreeShare: "View-free line coverage"
        case .viewFreeKills: "Mutants killed by view-free tests ÷ by all tests"
        case .viewFreeKillsOfLogic:
            "Mutants in logic roles killed by view-free tests ÷ by all tests"
        case .viewFreeScoreOfLogic: "Mutation score of view-free tests in logic roles"
        case .viewMutantShare: "Share of mutants in views"
        case .decisionsPerType: "Decision points per type"
        case .fanOut: "Mean fan-out of a type"
        case .editLocations: "Mean edit locations per change"
        case .largestTypeShare: "Largest type's share of code lines"
        case .evenness: "Pielou evenness of code lines over roles"
        case .viewCodeLines: "Code lines of the role View"
        case .logicCodeLines: "Code lines of logic roles"
        case .stateChangesOutside: "Lines outside of reducers that change the state"
        case .interruptionsNotRestored: "Interruptions after which a screen does not continue alike"
        case .viewDecisions: "Decision points of the role View"
        case .viewBindings: "Bindings of the role View"
        case .textLines: "Code lines with text in the roles View, Controller and Scene"
        case .viewReferencesToModel: "References from View to Model"
        case .sceneCodeLines: "Code lines of the role Scene"
        case .viewAssignments: "Assignments to views from outside, per element"
        case .coupledDirections: "Directions of dependency between manager and worker"
        case .copiedPassages: "Passages copied for module reuse"
        case .differences: "Behavioural differences from the baseline"
        case .rowViewTypes: "Types of row views"
        case .heightComputations: "Height computations per row"
        case .listLines: "Code lines changed by a third list"
        case .listLinesInPlace: "Code lines changed in existing files"
        case .listPlaces: "Edit locations in existing files"
        case .fourthKindLines: "Code lines changed by a fourth kind of row"
        case .fourthKindLinesInPlace: "Code lines changed by a fourth kind in existing files"
        case .changedLines: "Code lines of all changes"
        case .functionComplexity: "Mean cyclomatic complexity of a function"
        case .instructionRatio: "Instructions of a call ÷ baseline"
        case .layerSlopeLowerEnd: "Instructions per layer, lower end of the 95 % interval"
        case .layersRatio: "Instructions of a tap, 5 layers ÷ none"
        case .openBytes: "Bytes alive on an open screen"
        case .carryingLines: "Binding code lines"
        case .protocolCodeLines: "Code lines of protocols"
        case .largestTypeLines: "Code lines of the largest type"
        case .screenCodeLines: "Code lines of View, Controller and Scene"
        case .sceneLines: "Lines of the scene and its assembly, with blank lines"
        case .interfaceChanges: "Interface changes of all changes"
        case .cacheLinesOnScreen: "Code lines of a cache in View, Controller and Scene"
        case .scrollInstructions: "Instructions of one scroll"
        case .scrollNanoseconds: "Time of one scroll in nanoseconds"
        case .score: "Mutation score of all tests"
        case .survivors: "Mutants that no test finds"
        case .copiedLines: "Code lines copied for module reuse"
        case .copiedModulePassages: "Passages copied out of modules"
        case .controllerDecisions: "Decision points of the role Controller"
        }
    }

    /// The thing that is counted; `nil` for a structural fact, which does not depend on tidying a
    /// file.
    package var unit: (singular: String, plural: String)? {
        switch self {
        case .codeLines, .viewCodeLines, .logicCodeLines, .sceneCodeLines, .listLines,
            .listLinesInPlace,
            .carryingLines, .textLines, .changedLines, .fourthKindLines,
            .fourthKindLinesInPlace, .protocolCodeLines, .largestTypeLines, .screenCodeLines,
            .cacheLinesOnScreen, .copiedLines:
            ("code line", "code lines")
        case .sceneLines: ("line", "lines")
        case .interfaceChanges: ("interface change", "interface changes")
        case .score: ("killed mutant", "killed mutants")
        case .survivors: ("surviving mutant", "surviving mutants")
        case .functionComplexity: ("decision point", "decision points")
        case .instructionRatio:
            (
                "hundredth of the baseline’s instructions",
                "hundredths of the baseline’s instructions"
            )
        case .layerSlopeLowerEnd: ("instruction per layer", "instructions per layer")
        case .layersRatio:
            (
                "hundredth of the instructions without layers",
                "percent of the instructions without layers"
            )
        case .openBytes: ("byte", "bytes")
        case .viewBindings: ("binding", "bindings")
        case .files, .filesWithoutProtocols: ("file", "files")
        case .types, .typesAndProtocols: ("type", "types")
        case .viewFreeShare:
            ("line covered by view-free tests", "lines covered by view-free tests")
        case .viewFreeKills, .viewFreeKillsOfLogic, .viewFreeScoreOfLogic:
            ("mutant killed by view-free tests", "mutants killed by view-free tests")
        case .viewMutantShare: ("mutant in a view", "mutants in a view")
        case .decisionsPerType, .viewDecisions, .controllerDecisions:
            ("decision point", "decision points")
        case .fanOut: ("reference to another type", "references to other types")
        case .editLocations, .listPlaces: ("edit location", "edit locations")
        case .viewAssignments: ("assignment", "assignments")
        case .copiedPassages: ("copied passage", "copied passages")
        case .largestTypeShare, .evenness, .viewReferencesToModel, .coupledDirections,
            .differences, .rowViewTypes, .heightComputations, .stateChangesOutside,
            .interruptionsNotRestored, .scrollInstructions, .scrollNanoseconds,
            .copiedModulePassages:
            nil
        }
    }

    /// Indicates whether the metric is an amount of code, which differs between authors.
    var isSize: Bool {
        switch self {
        case .codeLines, .files, .filesWithoutProtocols, .types, .typesAndProtocols,
            .viewCodeLines, .logicCodeLines, .sceneCodeLines, .carryingLines,
            .listLines,
            .listLinesInPlace, .decisionsPerType, .fanOut, .editLocations, .viewDecisions,
            .viewBindings, .textLines, .viewAssignments, .changedLines, .functionComplexity,
            .instructionRatio, .openBytes, .fourthKindLines, .fourthKindLinesInPlace,
            .protocolCodeLines, .largestTypeLines, .screenCodeLines, .sceneLines,
            .interfaceChanges, .cacheLinesOnScreen, .copiedLines, .controllerDecisions:
            true
        default: false
        }
    }

    /// Indicates whether the metric is a share, from 0 to 1, which is printed in percent.
    package var isShare: Bool {
        [.viewFreeShare, .largestTypeShare, .viewMutantShare].contains(self)
    }

    /// Indicates whether the metric is a whole number.
    package var isCount: Bool {
        switch self {
        case .evenness, .viewFreeKills, .viewFreeKillsOfLogic, .viewFreeScoreOfLogic,
            .viewAssignments, .decisionsPerType, .fanOut, .editLocations, .functionComplexity,
            .instructionRatio, .layersRatio, .heightComputations, .score:
            false
        default: !isShare
        }
    }

    /// Returns the value as text, with as many digits as a comparison needs.
    package func text(of value: Double, comparedWith thresholds: [Double] = []) -> String {
        if isCount { return DecimalText.text(value, digits: 0, comparedWith: thresholds) }
        return isShare
            ? DecimalText.percent(value, comparedWith: thresholds)
            : DecimalText.text(
                value,
                digits: isSize || self == .heightComputations ? 2 : 3,
                comparedWith: thresholds
            )
    }

    /// The metric's name in a design decision; `nil` if no design decision affects it.
    package var designDecisionMetric: DesignDecision.Metric? {
        switch self {
        case .codeLines, .viewCodeLines, .logicCodeLines, .carryingLines, .protocolCodeLines,
            .screenCodeLines:
            .codeLines
        case .files, .filesWithoutProtocols: .files
        case .types, .typesAndProtocols: .types
        case .viewFreeShare: .testability
        case .viewFreeKills, .viewFreeKillsOfLogic, .viewFreeScoreOfLogic, .viewMutantShare,
            .score, .survivors:
            .mutation
        case .largestTypeShare, .largestTypeLines, .evenness, .decisionsPerType, .fanOut:
            .distribution
        case .viewDecisions, .viewBindings, .textLines, .functionComplexity, .controllerDecisions:
            .decisions
        case .instructionRatio, .layerSlopeLowerEnd, .layersRatio: .latency
        case .viewAssignments: .assignments
        case .viewReferencesToModel, .sceneCodeLines, .coupledDirections, .copiedPassages,
            .differences, .rowViewTypes, .heightComputations, .stateChangesOutside,
            .interruptionsNotRestored, .listLines, .listLinesInPlace,
            .listPlaces, .editLocations, .changedLines, .openBytes, .fourthKindLines,
            .fourthKindLinesInPlace, .sceneLines, .interfaceChanges, .cacheLinesOnScreen,
            .scrollInstructions, .scrollNanoseconds, .copiedLines, .copiedModulePassages:
            nil
        }
    }

    /// Returns the value of an implementation; `nil` if it was not measured or does not apply.
    package func value(of implementation: Implementation, in report: Report) -> Double? {
        measured(of: implementation, in: report)?.value
    }
}
