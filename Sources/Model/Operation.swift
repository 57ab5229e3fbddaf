/// What the services can be asked to do. The raw value is the word that scripts use.
package enum Operation: String, CaseIterable, Hashable, Sendable {
    case user
    case blogs
    case drafts
    case like
    case share
    case follow
    case unfollow
    case people
    case add
    case remove
    case voices
    case play
    case pause
    case resume
    case stop
    case comments
    case favour
}
