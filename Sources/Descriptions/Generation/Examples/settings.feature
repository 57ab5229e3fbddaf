# A screen that shows one entity and changes it, with a button that opens a page under a condition.
feature settings: "The settings of a music player."

fact shared: "Whether others use the player, too."

entity player: "A music player."
    room: text "Kitchen", later ""
    queue number: number 4, later 7
    volume: number 3, later 7
    sound: one of plain, warm, loud
    muted: no

service player service: "Stores the settings of players."
    loads the player
    changes volume from 0 to 10
    changes sound
    changes muted

screen of the player
    failure: "Could not reach the player"
    label heading: "Music in: ", room
    label level: (if muted "Silent" otherwise "Plays"), " at ", volume
    label colour: (if sound is plain "Plain" otherwise ""), (if sound is warm "Warm" otherwise ""), if sound is loud "Loud" otherwise ""
    button louder: "Louder"
    button softer: "Softer"
    button plain: "Plain"
    button warm: "Warm"
    button loud: "Loud"
    button queue if shared: "Queue"
    button mute: if muted "Unmute" otherwise "Mute"

on tap of louder
    add 1 to volume, failure "Could not change the volume"

on tap of softer
    add -1 to volume, failure "Could not change the volume"

on tap of plain
    set sound to plain, failure "Could not change the sound"

on tap of warm
    set sound to warm, failure "Could not change the sound"

on tap of loud
    ask with "Yes": "Loud, at ", volume, "?"
    set sound to loud, success "The neighbours know", failure "Could not change the sound"

on tap of mute
    toggle muted, failure "Could not mute it"

on tap of queue
    go to queue of queue number
