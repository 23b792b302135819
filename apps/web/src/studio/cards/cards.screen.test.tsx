import type { FeedPreview, PostDraft } from "@confetti/contract/studio-cards"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { field, openApp, press, type } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"

const post: PostDraft = {
  kind: "ig_social",
  title: "Behind the tiles",
  text: "",
  address: "https://www.instagram.com/name/",
  picture: null,
  from: "",
  until: "2026-06-01T12:00",
  isOff: false,
}

const feed: FeedPreview = {
  zone: "Europe/Berlin",
  now: "2026-06-01T11:59",
  cards: [
    { type: "ig_social", id: "name", title: "Behind the tiles", places: { guest: 10, member: 18 } },
    { type: "join_cf", id: "first", title: "Join Confetti", places: { guest: 6, member: null } },
  ],
}

const ware = {
  type: "shop",
  id: "tote",
  title: "Tote bag",
  text: "Carries.",
  kind: "goods",
  cost: 600,
  balance: null,
  pace: null,
  picture: null,
} as const

/** A server on which Ada is a writer, with one post and one thing in the shop. */
function startStudio(posts: PostDraft[] = [post]) {
  const server = startFakeServer({ person: { ...ada, roles: ["writer"] } })
  const state = { version: 3, origin: "studio" as const, updatedAt: null, updatedBy: null }
  const had = { posts, now: feed.now }
  server.answer("editors-show_studio", () => ({ userId: ada.id, roles: ["writer"], isOpen: true, hasPasskey: true }))
  server.answer("studio-get_posts", () => ({
    ...state,
    posts: had.posts,
    keys: had.posts.map(() => "ig_social.name"),
    feed: { ...feed, now: had.now },
  }))
  server.answer("studio-save_posts", ({ posts: saved }) => {
    had.posts = [...saved] as PostDraft[]
    return { version: 4, problems: [] }
  })
  server.answer("studio-preview_post", () => ({ card: null, problems: [] }))
  server.answer("studio-get_featured", () => ({
    ...state,
    featured: [],
    items: [{ id: "tote", title: "Tote bag", isOffered: true, card: ware }],
    feed,
  }))
  const sent = (name: string) => server.asked.filter(({ path }) => path.endsWith(name)).map(({ data }) => data)
  return { server, had, sent }
}

const open = () => openApp("/studio/cards", { isSignedIn: true })

describe("cards in the studio", () => {
  it("say where they are and where they stand, by the clocks of the home zone", async () => {
    const { had } = startStudio()
    await open()
    const list = within(await screen.findByRole("list", { name: "Posts" }))
    expect(list.getByText("Running")).toBeTruthy()
    expect(list.getByText(/Instagram · Until .* · Place 10; 18 for signed-in readers/)).toBeTruthy()
    const current = within(screen.getByRole("region", { name: "Where cards appear now" }))
    expect(current.getAllByRole("listitem").map((each) => each.textContent)).toEqual([
      "Join ConfettiJoiningPlace 6 for signed-out readers",
      "Behind the tilesInstagramPlace 10; 18 for signed-in readers",
    ])
    had.now = "2026-06-01T12:00"
    await open()
    expect(within(await screen.findByRole("list", { name: "Posts" })).getByText("Ended")).toBeTruthy()
  })

  it("are switched off by a switch, and readers lose them once it is saved", async () => {
    const { sent } = startStudio()
    await open()
    await press("Behind the tiles is on", "switch")
    expect(sent("studio-save_posts")).toEqual([])
    await press("Save and publish")
    expect(sent("studio-save_posts")).toMatchObject([{ base: 3, posts: [{ isOff: true }] }])
    expect(await screen.findByText("Off")).toBeTruthy()
  })

  it("are added with an address that no other has, and removed", async () => {
    const { sent } = startStudio()
    await open()
    await press("Add a post")
    await press("Add")
    expect(screen.getByText("Enter the address of the post or channel.")).toBeTruthy()
    type(await field("Address"), "https://www.tiktok.com/@name/video/7301234567890123456")
    type(await field("Title"), "How a candle burns")
    await press("Add")
    await press("Change Behind the tiles")
    await press("Remove")
    await press("Save and publish")
    expect(sent("studio-save_posts")).toMatchObject([
      { posts: [{ kind: "tiktok_video", title: "How a candle burns" }] },
    ])
  })

  it("say what is wrong beside the card it is wrong with", async () => {
    const { server } = startStudio()
    server.answer("studio-save_posts", () => ({
      version: 3,
      problems: [
        { path: [0, "until"], file: "social.yaml", line: 5, message: "`[1].until` must be later than `from`" },
      ],
    }))
    await open()
    await press("Behind the tiles is on", "switch")
    await press("Save and publish")
    expect(await screen.findByText("Until must be later than from.")).toBeTruthy()
    expect(screen.getByText("Nothing was saved: there is one problem.")).toBeTruthy()
  })

  it("begin with none, and say what one is", async () => {
    startStudio([])
    await open()
    expect(await screen.findByText(/No posts yet/)).toBeTruthy()
  })

  it("feature something of the shop in a window", async () => {
    const { server, sent } = startStudio()
    server.answer("studio-save_featured", () => ({ version: 4, problems: [] }))
    await open()
    await press("Featured items")
    expect(await screen.findByText(/Nothing is featured/)).toBeTruthy()
    await press("Feature an item")
    type(await screen.findByLabelText("From"), "2026-06-02T08:00")
    type(screen.getByLabelText("Until"), "2026-06-01T08:00")
    expect(screen.getByText("The end must be after the start.")).toBeTruthy()
    type(screen.getByLabelText("Until"), "2026-06-03T08:00")
    await press("Add")
    await press("Save and publish")
    expect(sent("studio-save_featured")).toEqual([
      { base: 3, featured: [{ item: "tote", from: "2026-06-02T08:00", until: "2026-06-03T08:00", isOff: false }] },
    ])
  })

  it("say that they could not be read", async () => {
    const { server } = startStudio()
    server.refuse("studio-get_posts", "server/unavailable")
    await open()
    expect(await screen.findByText("Could not load this")).toBeTruthy()
  })
})
