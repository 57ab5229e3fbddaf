package import Model

/// An item of the list.
package enum InfoItem: Hashable, Sendable {
    case person(User)
    case blog(Blog)
    case voiceMessage(VoiceMessage)
}
