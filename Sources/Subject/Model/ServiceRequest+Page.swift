extension ServiceRequest {
    /// Creates a request for a page of a list.
    ///
    /// - Parameter page: the number of the page, from 1; `nil` to request the complete list.
    package init(_ operation: Operation, page: Int?) {
        self.init(operation)
        self.page = page
    }
}
