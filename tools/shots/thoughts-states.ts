import type { FeedCard } from "@confetti/contract/feed-item"
import type { Thought, ThoughtsPage } from "@confetti/contract/thoughts"
import type { Page } from "playwright"
import { settled } from "../../e2e/journey.ts"
import { newAddress, signIn, whoIsIn } from "../../e2e/people.ts"
import type { Scene } from "./scene.ts"
import type { Shot } from "./states.ts"

/** Thoughts and their marks, faked as the server answers them: a new server has too few voices. */
export const thoughtsShots: Shot[] = [
  { name: "59-thoughts-empty", pose: (page, scene) => section(page, scene, []) },
  { name: "59-thoughts-takes", pose: (page, scene) => section(page, scene, takes) },
  {
    name: "59-thoughts-writing",
    pose: async (page, scene) => {
      await section(page, scene, takes)
      await page
        .getByRole("textbox", { name: "Your thought" })
        .fill("The light we see has been on its way since before we had words for it.")
    },
  },
  {
    name: "59-thoughts-too-long",
    pose: async (page, scene) => {
      await section(page, scene, takes)
      await page.getByRole("textbox", { name: "Your thought" }).fill("So many words. ".repeat(36))
      await page.getByRole("button", { name: "Send", exact: true }).click()
    },
  },
  {
    name: "59-thoughts-waiting",
    pose: (page, scene) => withOwn(page, scene, { state: "needsReview", editableUntil: soon() }),
  },
  {
    name: "59-thoughts-taken-down",
    pose: (page, scene) =>
      withOwn(page, scene, {
        state: "rejected",
        reason: "It tells how the story ends. Please leave that to the story.",
        canAppeal: true,
      }),
  },
  {
    name: "59-thoughts-another-look",
    pose: async (page, scene) => {
      await withOwn(page, scene, { state: "rejected", reason: "It is an advertisement.", canAppeal: true })
      await page.getByRole("button", { name: "Request a review" }).click()
    },
  },
  {
    name: "59-thoughts-menu",
    pose: async (page, scene) => {
      await section(page, scene, takes)
      await openMenu(page)
    },
  },
  {
    name: "59-thoughts-report",
    pose: async (page, scene) => {
      await withOwn(page, scene, { state: "approved" })
      await openMenu(page)
      await page.getByRole("dialog").getByRole("button", { name: "Report" }).click()
      await page.getByRole("radio").first().waitFor()
    },
  },
  {
    name: "59-settings-hidden-people",
    pose: async (page) => {
      await signIn(page.request, newAddress())
      const people = [{ id: "h1", name: "Zed", since: "2026-11-01T12:00:00.000Z" }]
      await page.route("**/functions/thoughts-list_hidden", (route) => route.fulfill({ json: { result: { people } } }))
      await visit(page, "/settings")
      await page.getByRole("button", { name: "Show", exact: true }).click()
      await page.getByRole("button", { name: "Show again: Zed" }).scrollIntoViewIfNeeded()
    },
  },
  { name: "59-feed-thoughts", pose: onCard },
  {
    name: "59-shelf-thoughts",
    pose: async (page, scene) => {
      await signIn(page.request, newAddress())
      const me = await whoIsIn(page.request)
      const states = [
        { state: "needsReview", editableUntil: soon() },
        { state: "approved" },
        { state: "rejected", reason: "It is an advertisement.", canAppeal: true },
      ] as const
      const thoughts = states.flatMap((review, at) => {
        const tile = scene.tiles[at]
        return tile ? [{ thought: ownThought(tile.id, review, at), tile }] : []
      })
      await page.route(`**/documents/users/${me?.id}/thoughts*`, (route) =>
        route.fulfill({ json: { documents: [{ thoughts, next: null }] } }),
      )
      await visit(page, "/me")
      await page.getByRole("region", { name: "Your thoughts" }).scrollIntoViewIfNeeded()
    },
  },
]

const hours = (many: number): string => new Date(Date.now() - many * 3_600_000).toISOString()
const soon = (): string => new Date(Date.now() + 9 * 60_000).toISOString()

const voices: readonly [by: string, text: string, marks: number][] = [
  ["Mira", "I read this twice, and then aloud to my mother. She knew, of course.", 112],
  ["Dr. Wilhelmina Abernathy-Castellanos", "We measure what we can and call it the world.", 31],
  ["سلمى", "هذا يغيّر كل ما كنت أظنه عن الضوء.", 8],
  ["", "Short, and it stays with me.", 3],
  [
    "Noor",
    "What I like about it:\n\nit does not tell me what to think. It puts two things next to each other and goes out of the room, and I sit there for a while.\n\nMore like this, please: https://example.com/more",
    1,
  ],
  ["Otto", "😮", 0],
]

const takes: readonly Thought[] = voices.map(([by, text, marks], at) => ({
  ...thoughtOf(String(at), ""),
  by,
  text,
  marks,
  isMarked: at === 1,
  isEdited: at === 4,
  at: hours(2 ** (at + 1)),
}))

function thoughtOf(id: string, tileId: string): Thought {
  return {
    id: `00000000-0000-4000-8000-${id.padStart(12, "0")}`,
    tileId,
    text: "",
    by: "",
    at: hours(1),
    isEdited: false,
    marks: 0,
    isMarked: false,
    isMine: false,
    media: null,
    review: null,
    upload: null,
  }
}

type Review = NonNullable<Thought["review"]>

function ownThought(tileId: string, review: Partial<Review>, at = 0): Thought {
  const published = {
    state: "approved",
    waitsFor: [],
    reason: null,
    canAppeal: false,
    hasAppealed: false,
    editableUntil: null,
  } satisfies Review
  const texts = [
    "The mirrors are still up there, waiting for one beam.",
    "I had never asked who put them there.",
    "Buy mirrors!",
  ]
  const thought = thoughtOf(`9${at}`, tileId)
  return {
    ...thought,
    by: "Ada",
    text: texts[at] ?? "",
    isMine: true,
    at: hours(at * 20),
    review: { ...published, ...review },
  }
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState("networkidle")
}

/** The thoughts of the first tile, with one's own on top of the takes. */
async function section(
  page: Page,
  { tiles }: Scene,
  list: readonly Thought[],
  own: readonly Thought[] = [],
): Promise<void> {
  const [tile] = tiles
  const ofTile = list.map((each) => ({ ...each, tileId: tile?.id ?? "" }))
  await page.route(/\/documents\/tiles\/[^/]+\/thoughts/, (route) => {
    const tab = new URL(route.request().url()).searchParams.get("tab") === "USER_TAKES" ? "USER_TAKES" : "INTERESTING"
    const marked = ofTile.filter(({ marks }) => marks > 0)
    const document: ThoughtsPage = {
      tab,
      thoughts: tab === "INTERESTING" ? marked : [...own, ...ofTile],
      counts: { INTERESTING: marked.length, USER_TAKES: ofTile.length },
      next: null,
    }
    return route.fulfill({ json: { document } })
  })
  await visit(page, `/tiles/${tile?.slug}#thoughts`)
  await page.getByRole("region", { name: "Thoughts" }).getByRole("tab").first().waitFor()
  await page.waitForLoadState("networkidle")
}

async function withOwn(page: Page, scene: Scene, review: Partial<Review>): Promise<void> {
  await signIn(page.request, newAddress())
  await section(page, scene, takes, [ownThought(scene.tiles[0]?.id ?? "", review)])
  await page.getByRole("tab", { name: "All" }).click()
  await page.getByRole("article", { name: "Your thought" }).waitFor()
}

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Actions for the thought by/ })
    .first()
    .click()
  await page.getByRole("dialog").waitFor()
}

/** The feed as it is where three thoughts of the last two days were found interesting: the page brings its cards with it, and reads them anew. */
async function onCard(page: Page, { tiles }: Scene): Promise<void> {
  const thoughts = tiles.slice(0, 3).map((tile, at) => {
    const [by, text, marks] = voices[at] ?? ["", "", 0]
    return {
      id: thoughtOf(String(at), "").id,
      text,
      by,
      marks,
      tile: { ...tile, category: tile.categories[0] ?? null },
    }
  })
  const card = { type: "featured_thoughts", id: "latest", title: "Found interesting", thoughts } as unknown as FeedCard
  await page.route(/\/$/, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: withCard(html, card) })
  })
  await page.route("**/documents/feedCards", async (route) => {
    const answer = await route.fetch()
    const { documents } = (await answer.json()) as { documents: FeedCard[] }
    await route.fulfill({ response: answer, json: { documents: [card, ...documents] } })
  })
  await visit(page, "/")
  const current = page.locator(".feed-item[data-current]")
  for (let step = 0; step < 40 && (await current.getAttribute("aria-label")) !== card.title; step++) {
    const at = await current.getAttribute("aria-posinset")
    await page.keyboard.press("ArrowDown")
    await page.locator(`.feed-item[data-current]:not([aria-posinset="${at}"])`).waitFor()
  }
  await settled(page, ".feed")
}

/** Our page keeps its data as JSON in the HTML. */
function withCard(html: string, card: FeedCard): string {
  const json = JSON.stringify(card).replaceAll("<", "\\u003c")
  return html.replace('"cards":[', `"cards":[${json},`)
}
