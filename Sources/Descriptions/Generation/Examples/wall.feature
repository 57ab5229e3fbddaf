# A list with counters that change after the reply of the service: once or repeatedly, and one number or
# two together. Its images open a different page than the rows.
feature wall: "A wall of posts."

entity post: "A post."
    author: text "Ada", later "", "Bo"
    author number: number 3, later 9
    portrait: text "ada.png", later ""
    saying: text "Hello", later "", "Good night"
    likes: number 0, later 1, 12345
    liked: no
    shares: number 3, later 0, 20000
    views: number 40, later 1

service post service: "Stores posts."
    lists every post in pages of 20
    counts likes
    counts shares and views

list of every post
    empty: "Nobody has said anything"
    failure: "Could not load posts"
    image portrait: portrait or "nobody.png"
    label author: "By ", author or "somebody"
    label saying: saying
    label likes: likes counted in thousands as "like"
    label shares: shares counted in ten thousands as "share"
    label views: views counted as "view"
    button like: if liked "Liked" otherwise "Like"
    button share: "Share"

on tap of like
    count likes, once liked, failure "Could not like it"

on tap of share
    count shares and views, success "Shared", failure "Could not share it"

on tap of portrait
    go to author detail of author number

on tap of row
    go to post detail
