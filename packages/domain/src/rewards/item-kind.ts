/** Perks unlock something digital: a hue for the shelf, an icon for the app. */
export const perks = ["hue", "icon"] as const

export type Perk = (typeof perks)[number]

/** Goods are shipped and counted. Perks need neither address nor stock, are available at once, and owned once. */
export const itemKinds = ["goods", ...perks] as const

export type ItemKind = (typeof itemKinds)[number]

/** `early`, tiles a day before publication, was removed from the shop: old orders of it remain. */
export const redeemedKinds = [...itemKinds, "early"] as const

export type RedeemedKind = (typeof redeemedKinds)[number]

export function isPerk(kind: ItemKind): kind is Perk {
  return kind !== "goods"
}
