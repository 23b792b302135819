import { day } from "@confetti/domain/durations"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Account, addAccount } from "./add-account.ts"
import { startTestServer, type TestServer } from "./start-test-server.ts"
import { insertCategories, insertTiles, makeTile, publishContent } from "./tiles-factory.ts"

const thursday = Date.parse("2026-11-19T12:00:00.000Z")
const clock = { now: thursday }
let server: TestServer
let people = 0

beforeAll(async () => {
  server = await startTestServer({ clock: () => clock.now, env: { RATE_LIMIT_CALLABLES: "100000" } })
  await insertCategories(server.db, ["space"])
  await insertTiles(server.db, [
    ...["a", "b", "c", "d", "e"].map((id) => makeTile({ id, slug: `slug-${id}`, title: `Title ${id}` })),
    makeTile({ id: "grows", slug: "grows", developing: true }),
  ])
  await publishContent(server)
})
afterAll(() => server.stop())

type Friend = Account & { code: string; like: (tileId: string, isOn?: boolean) => Promise<void> }

async function friend(): Promise<Friend> {
  const account = await addAccount(server, `friend-${people++}@example.com`, { expiresInMs: 365 * day })
  const { result } = await (await server.call("users-create_user", null, account.headers)).json()
  await server.call("users-update_profile", { name: "Ada Lovelace" }, account.headers)
  const like = async (tileId: string, isOn = true) => {
    await server.call(isOn ? "likes-like_tile" : "likes-unlike_tile", { tileId }, account.headers)
  }
  return { ...account, code: result.inviteCode, like }
}

/** The page data of a new visitor; each comes from another network. */
async function opened({ code }: Friend, { path = "/", ...headers }: Record<string, string> & { path?: string } = {}) {
  const response = await server.get(`${path}${path.includes("?") ? "&" : "?"}invite=${code}`, headers)
  const html = await response.text()
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "null"
  const { data } = JSON.parse(json) as {
    data: { inviter: string; favourite: string | null; feed: { ids: string[] }; tiles: { id: string }[] }
  }
  clock.now += 60_000
  return { html, favourite: data.favourite, ids: data.feed.ids, tiles: data.tiles.map(({ id }) => id) }
}

describe("an invitation's page", () => {
  it("begins with a tile its sender likes, has every other behind it, and no more of the sender than a first name", async () => {
    const ada = await friend()
    await ada.like("d")
    const { html, favourite, ids, tiles } = await opened(ada)
    expect([favourite, ids[0], tiles[0]]).toEqual(["d", "d", "d"])
    expect(ids.toSorted()).toEqual(["a", "b", "c", "d", "e"])
    expect(html).not.toContain("Lovelace")
  })

  it("is as for everybody where its sender says no, from that moment on", async () => {
    const ada = await friend()
    await ada.like("d")
    await server.call("users-update_profile", { showsFavourite: false }, ada.headers)
    expect((await opened(ada)).favourite).toBeNull()
    await server.call("users-update_profile", { showsFavourite: true }, ada.headers)
    expect((await opened(ada)).favourite).toBe("d")
  })

  it("shows no tile that was unliked, still grows, or is not there", async () => {
    const ada = await friend()
    await ada.like("grows")
    expect((await opened(ada)).favourite).toBeNull()
    await ada.like("b")
    expect((await opened(ada)).favourite).toBe("b")
    await ada.like("b", false)
    expect((await opened(ada)).favourite).toBeNull()
  })

  it("tells whoever keeps looking of one like a week at most", async () => {
    const ada = await friend()
    await ada.like("a")
    clock.now += day
    await ada.like("b")
    clock.now += 1000
    await ada.like("c")
    expect((await opened(ada)).favourite).toBe("a")
    clock.now += 7 * day
    expect((await opened(ada)).favourite).toBe("c")
    await ada.like("e")
    expect((await opened(ada)).favourite).toBe("c")
  })

  it("keeps the place of who walked here before, and the order of a topic and of a member", async () => {
    const ada = await friend()
    await ada.like("d")
    expect((await opened(ada, { cookie: "cf_place=home:b" })).ids[0]).toBe("b")
    const member = await addAccount(server, "member@example.com", { expiresInMs: 365 * day })
    expect((await opened(ada, { cookie: `confetti.session_token=${member.token}` })).ids[0]).not.toBe("d")
    expect((await opened(ada, { path: "/?t=space" })).ids[0]).not.toBe("d")
  })

  it("says nothing of likes to whoever reads the invitation as data", async () => {
    const ada = await friend()
    await ada.like("d")
    const { result } = await (await server.call("referrals-read_invitation", { code: ada.code })).json()
    expect(result).toEqual({ inviter: { name: "Ada", picture: null } })
  })
})
