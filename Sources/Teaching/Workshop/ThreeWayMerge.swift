/// A three-way merge of lines. Unlike git's, it merges edits that touch but do not overlap, keeps
/// insertions of both sides at the same position, and prefers the wording of the second side for a
/// comment that both sides change.
struct ThreeWayMerge {
    /// A range of lines of the common base, and the lines that replace it.
    private struct Edit {
        let range: Range<Int>
        let lines: [String]
    }

    private let base: [String]
    private let first: [Edit]
    private let second: [Edit]

    init(base: String, first: String, second: String) {
        self.base = Self.lines(of: base)
        self.first = Self.edits(from: self.base, to: Self.lines(of: first))
        self.second = Self.edits(from: self.base, to: Self.lines(of: second))
    }

    /// The merged text; `nil` if both sides change the same code differently.
    var text: String? {
        var merged: [String] = []
        var position = 0
        var firstEdits = first[...]
        var secondEdits = second[...]
        while let start = [firstEdits.first, secondEdits.first].compactMap({ $0?.range.lowerBound })
            .min()
        {
            var end = start
            var own: [[Edit]] = [[], []]
            // Overlapping edits of both sides are one region.
            while true {
                if let edit = firstEdits.first, Self.belongs(edit, from: start, to: end) {
                    own[0].append(firstEdits.removeFirst())
                    end = max(end, edit.range.upperBound)
                } else if let edit = secondEdits.first, Self.belongs(edit, from: start, to: end) {
                    own[1].append(secondEdits.removeFirst())
                    end = max(end, edit.range.upperBound)
                } else {
                    break
                }
            }
            guard let lines = self.merged(own[0], own[1], in: start..<end) else { return nil }
            merged += base[position..<start] + lines
            position = end
        }
        return (merged + base[position...]).joined(separator: "\n")
    }

    /// Returns whether an edit is in a region: one that begins in it, or the first one.
    private static func belongs(_ edit: Edit, from start: Int, to end: Int) -> Bool {
        edit.range.lowerBound < end || edit.range.lowerBound == start
    }

    private func merged(_ first: [Edit], _ second: [Edit], in region: Range<Int>) -> [String]? {
        let before = Array(base[region])
        let ours = applied(first, to: region)
        let theirs = applied(second, to: region)
        if ours == theirs || second.isEmpty { return ours }
        if first.isEmpty { return theirs }
        // An insertion precedes a replacement of the lines at its position.
        let (one, other) = (first[0], second[0])
        if first.count == 1, one.range.isEmpty, other.range.lowerBound >= one.range.upperBound {
            return one.lines + theirs
        }
        if second.count == 1, other.range.isEmpty, one.range.lowerBound >= other.range.upperBound {
            return other.lines + ours
        }
        if Self.code(of: ours) == Self.code(of: before) { return theirs }
        return nil
    }

    private func applied(_ edits: [Edit], to region: Range<Int>) -> [String] {
        var lines: [String] = []
        var position = region.lowerBound
        for edit in edits {
            lines += base[position..<edit.range.lowerBound] + edit.lines
            position = edit.range.upperBound
        }
        return lines + base[position..<region.upperBound]
    }

    // MARK: - Lines

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func code(of lines: [String]) -> [Substring] {
        lines.map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
    }

    private static func edits(from base: [String], to lines: [String]) -> [Edit] {
        let difference = lines.difference(from: base)
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var edits: [Edit] = []
        var (old, new) = (0, 0)
        while old < base.count || new < lines.count {
            let (start, firstNew) = (old, new)
            while removed.contains(old) { old += 1 }
            while inserted.contains(new) { new += 1 }
            if old > start || new > firstNew {
                edits.append(Edit(range: start..<old, lines: Array(lines[firstNew..<new])))
            } else {
                old += 1
                new += 1
            }
        }
        return edits
    }
}
