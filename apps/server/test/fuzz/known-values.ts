import { eventCatalogue } from "@confetti/contract/events"
import { keysOf } from "@confetti/domain/keys"
import { tileId } from "../../src/modules/content/pack/tile-id.ts"

const tiles = ["moon", "whales", "growing", "tile-0", "tile-1", "tile-2"].map((slug) => tileId(slug))

/** Values that mean something to the server, by the name of the field they stand in. */
export type KnownValues = Readonly<Record<string, readonly string[]>>

/** Values for a field of any name: those that match its pattern are used. */
export const anything: readonly string[] = [
  ...tiles.slice(0, 2),
  "moon",
  "home",
  "space",
  "plane",
  "AAAAAAA",
  "10115",
  "DE",
  "123456",
  "UTC",
  "https://www.tiktok.com/@name",
  "2_moon",
  "1780000000000_moon",
  `1780000000000_${"0".repeat(32)}`,
  "0_00000000-0000-4000-8000-000000000001",
  "-0.5_00000000-0000-4000-8000-000000000001",
  `${"0".repeat(20)}.png`,
  "0".repeat(22),
  "0".repeat(32),
  "0".repeat(87),
  "WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n",
]

/** The same in every world. */
export const lastingValues: KnownValues = {
  tileId: [...tiles, "none"],
  tileIds: tiles,
  readIds: tiles,
  upcoming: tiles,
  walked: tiles,
  tile: tiles,
  subject: [...tiles, "space"],
  category: ["space", "ocean"],
  categories: ["space", "ocean"],
  slug: ["moon", "growing", "space", "about", "about"],
  wishId: [...tiles.map((id) => `tile:${id}`), "category:space", "tile:none"],
  feed: ["home", "space", "likes"],
  zone: ["UTC", "Europe/Berlin", "Pacific/Kiritimati", "America/St_Johns", "Nowhere/Land"],
  word: ["plane", "crane", "slate", "moons", "ab"],
  itemId: ["stickers", "hat", "none"],
  cost: ["100", "1200"],
  at: ["0", "0", "1"],
  variant: ["", "s", "l"],
  country: ["DE"],
  carrier: ["Post"],
  name: ["Ada", "moon", ...keysOf(eventCatalogue)],
  file: [
    "pages/about.md",
    "pack.yaml",
    "categories.yaml",
    "cards/posts.yaml",
    "games/days.yaml",
    `${"0".repeat(20)}.png`,
  ],
  url: ["https://example.com/a", "http://127.0.0.1/"],
  endpoint: ["https://fcm.googleapis.com/fcm/send/a", "https://elsewhere.example/a"],
  postalCode: ["10115", "10115", "x"],
  email: ["reader@confetti.test", "editor@confetti.test", "other@example.com"],
  id: [...tiles, "s", "l", "about"],
  thoughtId: Array.from({ length: 8 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`),
  uploadId: Array.from({ length: 4 }, (_, at) => `10000000-0000-4000-8000-00000000000${at}`),
}
