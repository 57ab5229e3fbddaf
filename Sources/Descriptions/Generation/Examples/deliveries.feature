# A list whose rows are also changed and removed elsewhere.
feature deliveries: "The parcels of several couriers."

entity parcel: "A parcel on its way."
    recipient: text "Ada", later "", "Bo", "Cleo"
    street: text "Main Street 1", later "Park Lane 7", "Mill Road 3"
    attempts: number 0, later 1, 12
    delivered: no

service parcel service: "Stores parcels."
    lists every parcel
    changes delivered
    counts attempts
    announces changes

list of every parcel
    empty: "Nothing to be delivered"
    failure: "Could not load parcels"
    count total: "parcel" or "parcels"
    label recipient: recipient or "Somebody"
    label street: street
    label state: if delivered "Delivered" otherwise "On its way"
    label attempts: if attempts is 0 "Not tried" otherwise attempts counted as "attempt"
    button ring: "Nobody there"
    button hand over: if delivered "Take back" otherwise "Hand over"

on tap of ring
    count attempts, failure "Could not count it"

on tap of hand over
    toggle delivered, failure "Could not change it"
