/// A closure that receives the reply of a service, once, on the main actor.
package typealias Completion<Value> = @MainActor (Result<Value, ServiceError>) -> Void
