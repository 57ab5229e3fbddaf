/// An object that replaces a view or table-view cell, and binds itself to values of a view model.
package final class Observer {
    package init() {}
}
