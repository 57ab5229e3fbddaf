package import Matrix

/// The coverage of one implementation by its view-free tests, which run separately.
package struct ViewFreeCoverage: Hashable, Sendable, Codable {
    /// The coverage of the files of one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let lines: CoverageCounts.Share
        /// The lines that only tests with a view execute, without files that have none.
        package let onlyWithView: [FileRanges]

        package init(role: Role, lines: CoverageCounts.Share, onlyWithView: [FileRanges]) {
            self.role = role
            self.lines = lines
            self.onlyWithView = onlyWithView
        }
    }

    /// Lines of one file, as ranges in ascending order.
    package struct FileRanges: Hashable, Sendable, Codable {
        /// The file's name, without its folder.
        package let file: String
        package let lines: [ClosedRange<Int>]

        package init(file: String, lines: [ClosedRange<Int>]) {
            self.file = file
            self.lines = lines
        }
    }

    /// The number of view-free tests.
    package let tests: Int
    /// The coverage by role, in the order of ``Role``, without roles that have no executable code.
    package let roles: [OfRole]
    package let lines: CoverageCounts.Share

    package init(tests: Int, roles: [OfRole], lines: CoverageCounts.Share) {
        self.tests = tests
        self.roles = roles
        self.lines = lines
    }
}

extension ViewFreeCoverage {
    /// - Parameters:
    ///   - traces: the lines that view-free tests executed.
    ///   - all: the lines that all tests executed, for the same files.
    init(implementation: Implementation, tests: Int, traces: [LineTrace], all: [LineTrace]) {
        let executed = Dictionary(
            all.map { ($0.path, $0.executed) },
            uniquingKeysWith: { $0.union($1) }
        )
        let byRole = Dictionary(grouping: traces) { trace in
            implementation.architecture.role(ofFile: trace.path)
        }
        let roles = Role.all.compactMap { role -> OfRole? in
            guard let traces = byRole[role] else { return nil }
            return OfRole(
                role: role,
                lines: traces.reduce(.init(covered: 0, count: 0)) { $0 + $1.share },
                onlyWithView: traces.sorted { $0.path < $1.path }.compactMap { trace in
                    let lines = (executed[trace.path] ?? []).subtracting(trace.executed)
                    guard !lines.isEmpty else { return nil }
                    let name = trace.path.split(separator: "/").last.map(String.init) ?? trace.path
                    return FileRanges(file: name, lines: ranges(of: lines))
                }
            )
        }
        self.init(
            tests: tests,
            roles: roles,
            lines: roles.reduce(.init(covered: 0, count: 0)) { $0 + $1.lines }
        )
    }
}

/// Returns the lines as ranges of consecutive lines, in ascending order.
private func ranges(of lines: Set<Int>) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for line in lines.sorted() {
        if let last = ranges.last, last.upperBound + 1 == line {
            ranges[ranges.count - 1] = last.lowerBound...line
        } else {
            ranges.append(line...line)
        }
    }
    return ranges
}
