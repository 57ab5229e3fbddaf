extension ServiceRequest {
    /// The question for a page of something.
    ///
    /// - Parameter page: counted from 1; `nil` where all is asked for.
    package init(_ operation: Operation, page: Int?) {
        self.init(operation)
        self.page = page
    }
}
