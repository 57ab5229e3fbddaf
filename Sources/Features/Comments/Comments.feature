# The comments on a blog. Lines with “leave out” name what the description excludes.
feature comments: "The comments on a blog."

entity comment: "A comment on a blog."
    author number: number 1, later 2, 3
    author name: text "Ada", later "", "Bo"
    author icon: text "icon1", later "", "icon2"
    favours: number 0, later 1, 12345
    favoured: no

service comment service: "Stores comments and the viewer’s favours."
    lists every comment in pages of 20
    counts favours

list of every comment
    empty: "No comments yet"
    failure: "Could not load comments"
    image avatar: author icon or "icon0"
    label name: author name or "Anonymous"
    leave out time: "How long ago it was written, by a clock that advances."
    leave out content: "The text, with a separate style for the name it replies to."
    label favours: favours counted in ten thousands as "favour"
    button favour: "Favour"
    leave out row: "Its height, which depends on the number of lines."

on tap of avatar
    go to user detail of author number

on tap of favour
    count favours, once favoured, failure "Could not favour"

leave out heights: "How often heights are computed."
