/// Returns the number of insertions, deletions, replacements and swaps of neighbours between two
/// words.
///
/// The Damerau–Levenshtein distance in its restricted form (optimal string alignment), in which no
/// letter is changed twice: "CA" to "ABC" is 3. Source: F. Damerau, "A technique for computer
/// detection and correction of spelling errors", Communications of the ACM 7 (1964).
func editDistance(from source: [Character], to target: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
        var current = [row + 1]
        for column in target.indices {
            let isSame = source[row] == target[column]
            var distance = min(
                last[column + 1] + 1,
                current[column] + 1,
                last[column] + (isSame ? 0 : 1)
            )
            if row > 0, column > 0,
                source[row] == target[column - 1],
                source[row - 1] == target[column]
            {
                distance = min(distance, beforeLast[column - 1] + 1)
            }
            current.append(distance)
        }
        beforeLast = last
        last = current
    }
    return last[target.count]
}
