internal import Changes
internal import Coverage
internal import Matrix
internal import Mutation
internal import Report
internal import RunTimeMeasures
internal import Scenarios
internal import SourceMeasures
internal import Statistics
internal import Structure
internal import SwiftSource

extension Quantity {
    /// Returns the value of an implementation with its unit; `nil` if it was not measured or does
    /// not apply.
    func measured(of implementation: Implementation, in report: Report) -> MeasuredValue? {
        var lines: ImplementationLines? {
            report.lines.value?.first { $0.implementation == implementation }
        }
        var structure: ImplementationStructure? {
            report.structure.value?.first { $0.implementation == implementation }
        }
        var mutation: ImplementationMutation? {
            report.mutation.value?.first { $0.implementation == implementation }
        }
        var viewFree: CoverageCounts.Share? {
            report.coverage.value?.first { $0.implementation == implementation }?.viewFree.lines
        }
        switch self {
        case .codeLines: return count(lines?.sources.code)
        case .files: return count(lines?.sources.files)
        case .filesWithoutProtocols:
            return count(
                lines.map { $0.sources.files - (ofRole(.protocols, $0)?.files ?? 0) }
            )
        case .types: return count(structure?.total.types)
        case .typesAndProtocols:
            return count(structure.map { $0.total.types + $0.total.protocols })
        case .viewFreeShare: return viewFree.flatMap { MeasuredValue($0.covered, of: $0.count) }
        case .viewFreeKills: return mutation.flatMap { ratio(of: $0.total) }
        case .viewFreeKillsOfLogic:
            return mutation.flatMap { ratio(of: score(of: Self.logic, in: $0)) }
        case .viewFreeScoreOfLogic:
            return mutation.map { score(of: Self.logic, in: $0) }
                .flatMap { MeasuredValue($0.killedViewFree, of: $0.mutants) }
        case .viewMutantShare:
            return mutation.flatMap {
                MeasuredValue(score(of: [.view], in: $0).mutants, of: $0.total.mutants)
            }
        case .decisionsPerType:
            guard let structure else { return nil }
            return decisions(of: nil, implementation, report).flatMap {
                MeasuredValue(mean: $0, over: structure.total.types)
            }
        case .fanOut: return structure.flatMap(meanFanOut)
        case .editLocations: return meanEditLocations(of: implementation, report)
        case .largestTypeShare: return structure?.largestShare.map { MeasuredValue($0, unit: 0) }
        case .evenness: return structure?.evenness.map { MeasuredValue($0, unit: 0) }
        case .viewCodeLines: return count(lines.flatMap { ofRole(.view, $0)?.code })
        case .sceneCodeLines: return count(lines.flatMap { ofRole(.scene, $0)?.code })
        case .logicCodeLines:
            return count(lines.map { code(of: Self.logic, $0) })
        case .stateChangesOutside: return count(structure?.stateChangesOutside)
        case .interruptionsNotRestored: return interruptionsNotRestored(implementation, report)
        case .viewDecisions: return count(decisions(of: .view, implementation, report))
        case .viewBindings: return count(structure?.viewBindings)
        case .textLines: return textLines(of: implementation, report)
        case .viewAssignments:
            return structure.flatMap {
                MeasuredValue(mean: $0.viewAssignments, over: $0.elements)
            }
        case .viewReferencesToModel:
            return count(
                structure?.roleReferences.filter { $0.from == .view && $0.to == .model }
                    .reduce(0) { $0 &+ $1.count }
            )
        case .coupledDirections:
            return count(
                structure?.roleReferences.count {
                    ($0.from == .manager && $0.to == .role(.worker))
                        || ($0.from == .worker && $0.to == .role(.manager))
                }
            )
        case .copiedPassages:
            return count(copies(of: implementation, report)?.copies.count)
        case .rowViewTypes:
            return count(
                structure?.types.count { $0.role == .view && $0.name.hasSuffix("Cell") }
            )
        case .carryingLines:
            return count(structure.flatMap { $0.carrying.isEmpty ? nil : $0.carryingLines })
        case .listLines:
            return count(cost("add-planned-blogs", of: implementation, report)?.lines.all)
        case .listLinesInPlace:
            return count(cost("add-planned-blogs", of: implementation, report)?.linesInPlace.all)
        case .listPlaces:
            return count(cost("add-planned-blogs", of: implementation, report)?.editLocations)
        case .fourthKindLines:
            return count(cost("add-row-kind", of: implementation, report)?.lines.all)
        case .fourthKindLinesInPlace:
            return count(cost("add-row-kind", of: implementation, report)?.linesInPlace.all)
        case .changedLines:
            return changes(of: implementation, report).flatMap { changes in
                count(changes.reduce(0) { $0 &+ $1.cost.lines.all })
            }
        case .functionComplexity: return functionComplexity(of: implementation, report)
        case .instructionRatio:
            return CallCosts(report: report, feature: implementation.feature)
                .ratio(of: implementation.variant, .instructions).map {
                    MeasuredValue($0, unit: 0.01)
                }
        case .layerSlopeLowerEnd:
            return LayerCosts(of: implementation, in: report).map {
                MeasuredValue($0.line.slopeInterval.lowerBound)
            }
        case .layersRatio:
            return LayerCosts(of: implementation, in: report).map {
                MeasuredValue($0.ratio, unit: 0.01)
            }
        case .openBytes: return count(openBytes(of: implementation, report))
        case .protocolCodeLines: return count(lines.map { code(of: [.protocols], $0) })
        case .largestTypeLines: return count(structure?.largestType?.codeLines)
        case .screenCodeLines: return count(lines.map { code(of: Self.screen, $0) })
        case .sceneLines:
            return count(lines.flatMap { sceneLines(of: implementation, $0, report) })
        case .interfaceChanges:
            return changes(of: implementation, report).flatMap { changes in
                count(changes.reduce(0) { $0 &+ $1.cost.interfaceChanges })
            }
        case .cacheLinesOnScreen:
            return count(
                cost("show-last-feed", of: implementation, report)?.roles
                    .filter { Self.screen.contains($0.role) }.reduce(0) { $0 &+ $1.lines.all }
            )
        case .scrollInstructions:
            return scroll(
                implementation,
                report,
                in: report.instructions.value?.scenarios.first {
                    $0.feature == .comments && $0.scenario == "scroll"
                }?.counts.map(\.perCall)
            )
        case .scrollNanoseconds:
            return scroll(
                implementation,
                report,
                in: report.latency.value?.scenarios.first {
                    $0.feature == .comments && $0.scenario == "scroll"
                }?.nanosecondsPerCall
            )
        case .score:
            return mutation.flatMap { MeasuredValue($0.total.killed, of: $0.total.mutants) }
        case .survivors: return count(mutation.map { $0.total.mutants &- $0.total.killed })
        case .copiedLines: return count(copies(of: implementation, report)?.copiedLines)
        case .copiedModulePassages:
            return count(
                copies(of: implementation, report)?.copies.count { copy in
                    let role = implementation.architecture.role(ofFile: copy.originalPath)
                    return role != .scene && role != .assembly
                }
            )
        case .controllerDecisions: return count(decisions(of: .controller, implementation, report))
        case .heightComputations: return heightComputations(of: implementation, report)
        // A difference would have ended the run.
        case .differences:
            return wasCompared(implementation.feature, report) ? MeasuredValue(0) : nil
        }
    }

    private func count(_ number: Int?) -> MeasuredValue? {
        number.map { MeasuredValue(Double($0)) }
    }

    private func wasCompared(_ feature: Feature, _ report: Report) -> Bool {
        report.equivalence.value?.contains { $0.feature == feature } ?? false
    }

    private func interruptionsNotRestored(_ implementation: Implementation, _ report: Report)
        -> MeasuredValue?
    {
        let record = report.equivalence.value?.first { $0.feature == implementation.feature }
        let restoration = record?.restorations?.first { $0.variant == implementation.variant }
        return count(
            restoration.flatMap { $0.interruptions > 0 ? $0.interruptions - $0.restored : nil }
        )
    }

    /// Returns the number of height computations for each row in a scenario that scrolls down, up
    /// and down again.
    private func heightComputations(of implementation: Implementation, _ report: Report)
        -> MeasuredValue?
    {
        let rows = 20
        let counts = report.equivalence.value?.first { $0.feature == implementation.feature }?
            .counts
        guard
            let count = counts?.first(where: {
                $0.scenario == "scrolling-computes-nothing" && $0.counter == "heights"
            }),
            let index = report.variants(of: implementation.feature).firstIndex(
                of: implementation.variant
            ),
            count.values.indices.contains(index)
        else { return nil }
        return MeasuredValue(mean: count.values[index], over: rows)
    }

    // MARK: - Lines and structure

    private func ofRole(_ role: Role, _ lines: ImplementationLines) -> TotalLines? {
        lines.roles.first { $0.role == role }?.lines
    }

    /// The roles that need a screen.
    private static let screen: Set<Role> = [.view, .controller, .scene]

    private func code(of roles: Set<Role>, _ lines: ImplementationLines) -> Int {
        lines.roles.filter { roles.contains($0.role) }.reduce(0) { $0 &+ $1.lines.code }
    }

    /// Returns the number of all lines of the scene and of the assembly that creates it.
    private func sceneLines(
        of implementation: Implementation,
        _ lines: ImplementationLines,
        _ report: Report
    ) -> Int? {
        guard let scene = ofRole(.scene, lines)?.lines,
            let text = report.sources.value?.first(where: { $0.implementation == implementation }),
            let assembly = text.files.first(where: {
                $0.path == "\(implementation.feature.moduleName)Assembly.swift"
            })
        else { return nil }
        return scene &+ assembly.text.split(separator: "\n", omittingEmptySubsequences: false).count
            &- (assembly.text.hasSuffix("\n") ? 1 : 0)
    }

    private func copies(of implementation: Implementation, _ report: Report) -> ReuseScene? {
        report.reuse.value?.first { $0.implementation == implementation }?.reuseScene
    }

    /// Returns the value of an implementation of the comments.
    ///
    /// - Parameter values: the values of a scroll, one for each variant.
    private func scroll(
        _ implementation: Implementation,
        _ report: Report,
        in values: [Double?]?
    ) -> MeasuredValue? {
        guard implementation.feature == .comments, let values,
            let index = report.variants(of: .comments).firstIndex(of: implementation.variant),
            values.indices.contains(index)
        else { return nil }
        return values[index].map { MeasuredValue($0) }
    }

    /// Returns the mean fan-out of the types. Protocols are excluded, because they refer to few
    /// types and some variants have many.
    private func meanFanOut(of structure: ImplementationStructure) -> MeasuredValue? {
        let types = structure.types.filter { $0.role != .protocols }
        return MeasuredValue(mean: types.reduce(0) { $0 &+ $1.fanOut }, over: types.count)
    }

    /// Returns the decision points of a role. The cyclomatic complexity of a function is one more
    /// than its decision points.
    ///
    /// - Parameter role: the role; `nil` for all roles.
    private func decisions(of role: Role?, _ implementation: Implementation, _ report: Report)
        -> Int?
    {
        report.complexity.value?.first { $0.implementation == implementation }.map { complexity in
            complexity.roles.filter { role == nil || $0.role == role }.map(\.values)
                .reduce(0) { $0 + $1.complexity - $1.functions }
        }
    }

    private func functionComplexity(of implementation: Implementation, _ report: Report)
        -> MeasuredValue?
    {
        guard
            let roles = report.complexity.value?.first(where: {
                $0.implementation == implementation
            })?.roles
        else {
            return nil
        }
        return MeasuredValue(
            mean: roles.reduce(0) { $0 &+ $1.values.complexity },
            over: roles.reduce(0) { $0 &+ $1.values.functions }
        )
    }

    /// Returns the most bytes in any state of the open screen.
    private func openBytes(of implementation: Implementation, _ report: Report) -> Int? {
        guard
            let index = report.variants(of: implementation.feature).firstIndex(
                of: implementation.variant
            ),
            let memory = report.memory.value?.features.first(where: {
                $0.feature == implementation.feature
            }),
            memory.variants.indices.contains(index)
        else { return nil }
        return zip(memory.states, memory.variants[index]).filter { !$0.0.isClosed }
            .map(\.1.bytes).max()
    }

    /// Returns the number of lines with a non-empty string literal, in views, controllers and
    /// scenes.
    private func textLines(of implementation: Implementation, _ report: Report) -> MeasuredValue? {
        guard let text = report.sources.value?.first(where: { $0.implementation == implementation })
        else { return nil }
        let files = text.files.filter { file in
            Self.screen.contains(implementation.architecture.role(ofFile: file.path))
        }
        return count(files.reduce(0) { $0 + Self.textLines(in: Array($1.text.utf8)) })
    }

    private static func textLines(in source: [UInt8]) -> Int {
        let literals = SourceToken.tokens(of: source).filter { token in
            // A regular expression ends with a slash, and two quotation marks are an empty text.
            let text = source[token.range]
            return token.kind == .literal && text.last == UInt8(ascii: "\"")
                && !text.elementsEqual("\"\"".utf8)
        }
        return Set(literals.map(\.line)).count
    }

    // MARK: - Changes

    /// - Parameter change: the name of the change.
    private func cost(_ change: String, of implementation: Implementation, _ report: Report)
        -> ChangeCost?
    {
        report.changes.value?.first { $0.implementation == implementation }?.changes.first {
            $0.name == change
        }?.cost
    }

    /// Returns all changes of an implementation; `nil` if there are none, or if other variants of the
    /// feature have more.
    private func changes(of implementation: Implementation, _ report: Report)
        -> [ImplementationChanges.OfChange]?
    {
        let ofFeature = (report.changes.value ?? []).filter {
            $0.implementation.feature == implementation.feature
        }
        let changes = ofFeature.complete.first { $0.implementation == implementation }?.changes
        return changes.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func meanEditLocations(of implementation: Implementation, _ report: Report)
        -> MeasuredValue?
    {
        changes(of: implementation, report).flatMap { changes in
            MeasuredValue(
                mean: changes.reduce(0) { $0 &+ $1.cost.editLocations },
                over: changes.count
            )
        }
    }

    // MARK: - Mutation

    /// The roles with rules, requests and presentation: also those that somebody adds.
    private static let logic = Set(Role.all).subtracting([
        .scene, .assembly, .coordinator, .view, .transport, .router, .action, .effect, .manager,
        .worker, .layer, .protocols, .unknown,
    ])

    private func score(of roles: Set<Role>, in mutation: ImplementationMutation) -> MutationScore {
        mutation.roles.filter { roles.contains($0.role) }.map(\.score).reduce(.zero, +)
    }

    private func ratio(of score: MutationScore) -> MeasuredValue? {
        MeasuredValue(score.killedViewFree, of: score.killed)
    }
}
