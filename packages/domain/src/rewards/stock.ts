/**
 * Why there is more or less of something: its first number, pieces added or taken away by hand, a parcel that was lost, and what very many
 * old movements came to. What is promised to somebody is no movement: it is there until it is sent for good.
 */
export const stockMovementKinds = ["opening", "restock", "removal", "lost", "carried"] as const

export type StockMovementKind = (typeof stockMovementKinds)[number]
