import type { Category } from "@confetti/contract/category"
import type { PageData } from "@confetti/contract/page-data"
import type { Picture } from "@confetti/contract/picture"
import type { RewardItem } from "@confetti/contract/rewards"
import type { Thought } from "@confetti/contract/thoughts"
import type { Subtile, Tile } from "@confetti/contract/tile"
import type { UserRecord } from "@confetti/contract/users"
import { defaultLook } from "@confetti/domain/navigation/look"

/** World of the screen tests: a few tiles, a topic each, a shop, and a person. */

export const picture: Picture = {
  id: "picture",
  alt: "A picture of it",
  width: 900,
  height: 1950,
  widths: [300, 900],
  thumbhash: "1QcSHQRnh493V4dIh4eXh1h4kJUI",
  color: "#102030",
}

export const categories: Category[] = [
  { slug: "space", title: "Space", order: 1, emojiImageUrl: "/media/space.webp", emoji: "🪐", hue: 270 },
  { slug: "kitchen", title: "Kitchen", order: 2, emojiImageUrl: "/media/kitchen.webp", emoji: "🍳", hue: 60 },
]

function subtile(tileId: string, at: number, given: Partial<Subtile> = {}): Subtile {
  const id = `${tileId}-part-${at}`
  const body = [{ type: "paragraph" as const, text: [`What part ${at} of ${tileId} says.`] }]
  return { id, slug: id, title: `Part ${at} of ${tileId}`, form: "prose", date: null, body, ...given }
}

export function tileOf(id: string, given: Partial<Tile> = {}): Tile {
  const subtiles = given.subtiles ?? [subtile(id, 1), subtile(id, 2), subtile(id, 3)]
  return {
    id,
    slug: `slug-of-${id}`,
    parentId: null,
    version: 1,
    title: `Title of ${id}`,
    teaser: `Teaser of ${id}`,
    developing: false,
    aspect: "19.5x9",
    categories: ["space"],
    publishedAt: "2026-11-01T00:00:00.000Z",
    updatedAt: "2026-11-01T00:00:00.000Z",
    picture,
    video: null,
    card: "card.png",
    body: [{ type: "paragraph", text: [`What ${id} is about.`] }],
    sources: [],
    subtileIds: subtiles.map((each) => each.id),
    subtiles,
    ...given,
  }
}

/** A story that still grows, with dated entries. */
export function growingTile(id: string): Tile {
  const subtiles = [1, 2, 3].map((at) => subtile(id, at, { date: `2026-11-0${at}` }))
  return tileOf(id, { developing: true, aspect: "developing", subtiles })
}

export const tiles = "one two three four five six seven eight nine ten eleven twelve"
  .split(" ")
  .map((id, at) => tileOf(id, { categories: [at % 2 === 0 ? "space" : "kitchen"] }))

export const ada: UserRecord = {
  id: "ada",
  email: "ada@confetti.test",
  phone: null,
  name: "Ada Lovelace",
  picture: null,
  referredBy: null,
  inviteCode: "3ACD469",
  subscriptions: { email: false, sms: false },
  notifications: true,
  analytics: true,
  shelfHue: null,
  appIcon: null,
  showsFavourite: true,
  roles: [],
  createdAt: "2026-11-01T00:00:00.000Z",
}

export const stickers: RewardItem = {
  id: "stickers",
  title: "Six stickers",
  teaser: "For whatever needs one.",
  text: "Six of them.",
  kind: "goods",
  cost: 10,
  status: 0,
  isExample: false,
  picture,
  choice: null,
  variants: [{ id: "", name: "", left: 5 }],
}

/** Another person's thought on the first tile. */
export function thoughtOf(id: string, given: Partial<Thought> = {}): Thought {
  return {
    id,
    tileId: "one",
    text: `What ${id} says.`,
    by: "Mira",
    at: "2026-11-01T00:00:00.000Z",
    isEdited: false,
    marks: 0,
    isMarked: false,
    isMine: false,
    media: null,
    review: null,
    upload: null,
    ...given,
  }
}

/** Page data of a guest at the start of the feed. */
export function pageData(given: Partial<PageData> = {}): PageData {
  const feed = { category: null, ids: tiles.map(({ id }) => id), developingIds: [] }
  return {
    brand: {
      name: "Confetti",
      tagline: "Small stories",
      description: "Small stories.",
      language: "en",
      links: { about: "/about", privacy: "/privacy", terms: "/terms" },
    },
    categories,
    contentVersion: 1,
    feed,
    place: null,
    cards: [],
    isSignedIn: false,
    tiles: tiles.slice(0, 3),
    search: null,
    page: null,
    thought: null,
    isMissing: false,
    inviter: null,
    favourite: null,
    isEmulator: false,
    hasWorker: true,
    sendsPush: false,
    hasAndroidSideGestures: true,
    hasToday: false,
    thoughts: "on",
    uploads: "on",
    look: defaultLook,
    origin: "http://localhost:3000",
    ...given,
  }
}
