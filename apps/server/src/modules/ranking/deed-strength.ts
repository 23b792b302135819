/** What somebody does with a tile they take to. */
export type Deed = "tap" | "finish" | "like"

/** How much each says, from 0 to 1: to the training as to the order that is made from it. */
export const deedStrength: Readonly<Record<Deed, number>> = { tap: 0.3, finish: 0.6, like: 1 }
