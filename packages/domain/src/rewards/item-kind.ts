/** What something digital unlocks: a hue for the shelf, another icon for the installed app, tiles a day before they are published. */
export const perks = ["hue", "icon", "early"] as const

export type Perk = (typeof perks)[number]

/** Goods come in a parcel and are counted. Perks need neither address nor stock, are there at once, and are owned once. */
export const itemKinds = ["goods", ...perks] as const

export type ItemKind = (typeof itemKinds)[number]

export function isPerk(kind: ItemKind): kind is Perk {
  return kind !== "goods"
}
