/// Returns whether a pattern with wildcards matches all elements.
///
/// If the rest does not match, the last wildcard takes one more element. That suffices, because a
/// wildcard takes any elements.
///
/// - Parameters:
///   - isWildcard: returns whether a part of the pattern matches any number of elements, including
///     none.
///   - matching: returns whether any other part matches one element.
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
