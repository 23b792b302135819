/**
 * Kinds of stock movements: the initial stock, manual changes, lost parcels, and the sum of very old ones. Promised pieces are no movement:
 * they stay in stock until shipped.
 */
export const stockMovementKinds = ["opening", "restock", "removal", "lost", "carried"] as const

export type StockMovementKind = (typeof stockMovementKinds)[number]
