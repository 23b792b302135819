/** Perks unlock something digital: a hue for the shelf, another icon for the installed app. */
export const perks = ["hue", "icon"] as const

export type Perk = (typeof perks)[number]

/** Goods come in a parcel and are counted. Perks need neither address nor stock, are there at once, and are owned once. */
export const itemKinds = ["goods", ...perks] as const

export type ItemKind = (typeof itemKinds)[number]

/** `early`, tiles a day before they are published, left the shop: redemptions of it stay in their owners' history. */
export const redeemedKinds = [...itemKinds, "early"] as const

export type RedeemedKind = (typeof redeemedKinds)[number]

export function isPerk(kind: ItemKind): kind is Perk {
  return kind !== "goods"
}
