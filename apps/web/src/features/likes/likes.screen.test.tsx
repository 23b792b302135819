import { fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { type FakeServer, startFakeServer } from "../../../test/fake-server.ts"
import { openApp, pass, press, until } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"

const current = () => document.querySelector<HTMLElement>(".feed-item[data-current]") as HTMLElement
const heart = () => current().querySelector<HTMLButtonElement>(".cover-actions .like") as HTMLButtonElement
const heartSays = (label: RegExp | string) => waitFor(() => expect(heart().getAttribute("aria-label")).toMatch(label))

/** The device and the server have agreed on whose the likes are, and nothing waits. */
const hasAgreed = () =>
  until(() => {
    const owner = JSON.parse(localStorage.getItem("cf_likes_of") ?? "null") as { merge: unknown } | null
    expect(owner?.merge).toBeNull()
    expect(Object.keys(localStorage).filter((name) => name.startsWith("cf_outbox_like"))).toEqual([])
  })

/** Opens the first tile of a signed-in person's feed. */
async function adaAtTile(): Promise<FakeServer> {
  const server = startFakeServer({ person: ada })
  await openApp("/", { isSignedIn: true })
  await hasAgreed()
  return server
}

const told = (server: FakeServer) => server.asked.flatMap(({ path }) => /likes-(\w+?)_/.exec(path)?.[1] ?? []).join(" ")

describe("a like", () => {
  it("made just before the app was closed arrives when it is opened again, once", async () => {
    const server = await adaAtTile()
    await server.setOnline(false)
    fireEvent.click(heart())
    await heartSays(/^Unlike/)
    await openApp("/", { isSignedIn: true })
    expect(server.state.likes).toEqual([])
    await server.setOnline(true)
    await hasAgreed()
    expect(server.state.likes).toEqual(["one"])
    await heartSays(/^Unlike/)
    expect(told(server)).toBe("like")
  })

  it("toggled fast ends as it was meant last, in one word", async () => {
    const server = await adaAtTile()
    for (let time = 0; time < 5; time++) fireEvent.click(heart())
    await heartSays(/^Unlike/)
    await hasAgreed()
    expect(server.state.likes).toEqual(["one"])
    for (let time = 0; time < 5; time++) fireEvent.click(heart())
    await heartSays(/^Like/)
    await hasAgreed()
    expect(server.state.likes).toEqual([])
    expect(told(server)).toBe("like unlike")
  })

  it("that is refused is put back, with a word", async () => {
    const server = await adaAtTile()
    server.refuse("likes-like_tile", "tile/not-found")
    fireEvent.click(heart())
    await pass(500)
    expect(await screen.findByText(/^Your like was undone\./)).toBeTruthy()
    await heartSays(/^Like/)
    await hasAgreed()
    expect(server.state.likes).toEqual([])
  })

  it("and all others leave the device with a session that is over", async () => {
    const server = await adaAtTile()
    fireEvent.click(heart())
    await hasAgreed()
    server.state.person = null
    for (const name of ["likes-like_tile", "likes-unlike_tile"] as const) server.refuse(name, "session/expired")
    fireEvent.click(heart())
    await pass(500)
    expect(await screen.findByText(/^You have been signed out/)).toBeTruthy()
    await heartSays(/^Like/)
    const saved = Object.entries(localStorage).filter(([name]) => /^cf_(likes|outbox)/.test(name))
    expect(saved.filter(([, value]) => value !== "[]")).toEqual([])
  })

  it("counts at once below the heart, from one read for a page of tiles", async () => {
    const server = startFakeServer()
    server.answerPath("/documents/tileCounts", (_body, query) => ({
      documents: (query.get("ids") ?? "").split(",").map((id) => ({ id, likes: id === "one" ? 0 : 12_344 })),
    }))
    await openApp("/")
    await heartSays(/^Like$/)
    fireEvent.click(heart())
    await heartSays("Unlike, 1 like")
    fireEvent.keyDown(document.body, { key: "ArrowDown" })
    await heartSays("Like, 12,344 likes")
    fireEvent.click(heart())
    await heartSays("Unlike, 12,345 likes")
    expect(heart().textContent).toMatch(/^12k$/i)
    expect(server.asked.filter(({ path }) => path === "/documents/tileCounts")).toHaveLength(1)
  })
})

describe("likes from before somebody was here", () => {
  it("are merged once, under the same key when the answer was lost and the app was closed", async () => {
    const server = startFakeServer({ person: ada })
    localStorage.setItem("cf_likes", JSON.stringify(["two", "one"]))
    server.answer("likes-merge_likes", ({ tileIds }) => {
      // The server does it, and the answer is lost.
      server.state.likes = tileIds.toReversed()
      throw new TypeError("Failed to fetch")
    })
    await openApp("/", { isSignedIn: true })
    await waitFor(() => expect(told(server)).toMatch(/^merge/))
    server.answer("likes-merge_likes", () => ({ tileIds: server.state.likes }))
    await openApp("/", { isSignedIn: true })
    await hasAgreed()
    await heartSays(/^Unlike/)
    const merges = server.asked.filter(({ path }) => path.endsWith("likes-merge_likes"))
    expect(merges.length).toBeGreaterThan(1)
    expect(new Set(merges.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1)
    expect(merges.map(({ data }) => data)).toEqual(merges.map(() => ({ tileIds: ["two", "one"] })))
    expect(told(server)).toMatch(/^merge( merge)+$/)
  })

  it("stand on the shelf before and after, each once, and are not the next person's", async () => {
    const server = startFakeServer()
    localStorage.setItem("cf_likes", JSON.stringify(["two"]))
    await openApp("/me")
    expect(await screen.findAllByRole("link", { name: /^Title of two/ })).toHaveLength(1)
    server.state.person = ada
    await openApp("/me", { isSignedIn: true })
    await hasAgreed()
    expect(await screen.findAllByRole("link", { name: /^Title of two/ })).toHaveLength(1)
    expect(server.state.likes).toEqual(["two"])
    await openApp("/settings", { isSignedIn: true })
    await press("Sign out here")
    expect(await screen.findByText(/^You are signed out/)).toBeTruthy()
    expect(localStorage.getItem("cf_likes") ?? "[]").toBe("[]")
  })

  it("that could not be sent are named before somebody signs out, and sent first if they like", async () => {
    const server = await adaAtTile()
    server.answer("likes-like_tile", () => {
      throw new TypeError("Failed to fetch")
    })
    fireEvent.click(heart())
    await openApp("/settings", { isSignedIn: true })
    const way = await screen.findByRole("button", { name: "Sign out here" })
    way.focus()
    fireEvent.click(way)
    expect(await screen.findByText(/not been sent yet/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe("Send, then sign out")
    await press("Send, then sign out")
    expect(await screen.findByRole("button", { name: "Sign out anyway" })).toBeTruthy()
    server.answer("likes-like_tile", ({ tileId }) => {
      server.state.likes = [tileId]
      return { isLiked: true }
    })
    await press("Send, then sign out")
    expect(await screen.findByText(/^You are signed out/)).toBeTruthy()
    expect(server.state.likes).toEqual(["one"])
  })
})
