/// Returns whether a pattern with wildcards matches all elements.
///
/// The last wildcard that was passed takes one element more whenever the rest does not match. That
/// suffices, because a wildcard takes any elements.
///
/// - Parameters:
///   - isWildcard: whether a part of the pattern stands for any number of elements, also for none.
///   - matching: whether any other part matches one element.
func wildcards<Part, Element>(
    _ pattern: [Part],
    match elements: ArraySlice<Element>,
    isWildcard: (Part) -> Bool,
    matching: (Part, Element) -> Bool
) -> Bool {
    var place = 0
    var index = elements.startIndex
    var retry: (place: Int, index: Int)?
    while index < elements.endIndex {
        if place < pattern.count, isWildcard(pattern[place]) {
            place += 1
            retry = (place, index)
        } else if place < pattern.count, matching(pattern[place], elements[index]) {
            place += 1
            index += 1
        } else if let (next, start) = retry {
            retry = (next, start + 1)
            place = next
            index = start + 1
        } else {
            return false
        }
    }
    return pattern[place...].allSatisfy(isWildcard)
}
