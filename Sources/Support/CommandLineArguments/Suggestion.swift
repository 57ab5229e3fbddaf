/// Returns the candidate that the user most likely meant; nil if none is near.
///
/// Nearest by ``editDistance(from:to:)`` without regard to case, at most a third of the longer
/// word's letters (rounded up) and fewer than half of them away, or half of them if both words begin
/// alike, but never all of the shorter word; otherwise the only candidate that begins with the word,
/// if that has two letters or more. Dashes in front do not count as letters. Of equally near
/// candidates the first is taken.
package func suggestion(for word: String, among candidates: [String]) -> String? {
    let typed = letters(of: word)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let name = letters(of: candidate)
        let distance = editDistance(from: typed, to: name)
        let longer = max(typed.count, name.count)
        let isHalf =
            2 * distance == longer && typed.first == name.first
            && distance < min(typed.count, name.count)
        let isNear = distance <= (longer + 2) / 3 && (2 * distance < longer || isHalf)
        let isSame = distance == 0
        if isNear || isSame, distance < best?.distance ?? .max {
            best = (candidate, distance)
        }
    }
    if let best { return best.candidate }
    let continued = candidates.filter { letters(of: $0).starts(with: typed) }
    return typed.count >= 2 && continued.count == 1 ? continued.first : nil
}

private func letters(of word: String) -> [Character] {
    Array(word.lowercased().drop { $0 == "-" })
}
