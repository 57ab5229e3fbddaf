/// The service that lists the voice messages of the viewer.
@MainActor
package protocol VoiceService: AnyObject {
    func voices(completion: @escaping Completion<[VoiceMessage]>)
}
