// @fragment entity
// @for entity in model.entities
/// {entity.summary}
// @= entity.protocols: Identifiable, Hashable, Codable, Sendable
package struct Guest: Identifiable, Hashable, Codable, Sendable {
    // @for field in entity.choices
    package enum Mood: String, Hashable, Codable, Sendable {
        // @= field.cases
        case glad
        case upset
        // @end
    }
    // @end
    // @for limit in entity.limits
    /// The limits of the score.
    // @= limit.range: 0...9
    package static let scoreLimits = 0...9
    // @end
    // @if entity.hasConstants

    // @end
    // @if entity.isListed
    package let id: Int
    // @end
    // @for field in entity.fields
    // @= field.type: String
    package var portrait: String
    // @end
    // @sample
    package var hostNumber: Int
    package var isHere: Bool
    package var score: Int
    package var isPraised: Bool
    // @end

    package init(
        // @if entity.isListed
        id: Int,
        // @end
        // @for field in entity.fields
        // @= field.type: String
        portrait: String,
        // @end
        // @sample
        hostNumber: Int,
        isHere: Bool,
        score: Int,
        isPraised: Bool
            // @end
    ) {
        // @if entity.isListed
        self.id = id
        // @end
        // @for field in entity.fields
        self.portrait = portrait
        // @end
        // @sample
        self.hostNumber = hostNumber
        self.isHere = isHere
        self.score = score
        self.isPraised = isPraised
        // @end
    }
}
// @end
// @end
