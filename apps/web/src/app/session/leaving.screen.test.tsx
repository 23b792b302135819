import { fireEvent, screen, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { type FakeServer, startFakeServer } from "../../../test/fake-server.ts"
import { key, openApp, pass, press, type, until } from "../../../test/open-app.tsx"
import { seeEverything } from "../../../test/see-everything.ts"
import { ada } from "../../../test/world.ts"
import { deferred } from "../../platform/deferred.ts"
import { deviceKeys, isPersons } from "../../platform/device-keys.ts"

beforeEach(seeEverything)

const bo = { ...ada, id: "bo", name: "Bo", email: "bo@confetti.test" }

const current = () => document.querySelector<HTMLElement>(".feed-item[data-current]") as HTMLElement
/** The opened story: the feed below it asks at its own tile's end. */
const story = () => within(document.querySelector<HTMLElement>(".tile-screen") ?? document.body)
const place = () => current()?.getAttribute("aria-posinset")

/** All that this browser keeps of a person, by key. An empty list says nothing of anybody. */
function savedOfPerson(): Record<string, string> {
  const cookies = deviceKeys.flatMap(({ key: name, store }) => {
    const value = store === "cookie" && new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
    return isPersons("cookie", name) && value ? [[name, value] as const] : []
  })
  const local = Object.entries(localStorage).filter(([name]) => isPersons("local", name))
  const session = Object.entries(sessionStorage).filter(([name]) => isPersons("session", name))
  const said = [...cookies, ...local, ...session].filter(([, value]) => value !== "[]" && value !== "{}")
  return Object.fromEntries(said)
}

async function walkToThird(): Promise<void> {
  for (const next of ["2", "3"]) {
    await key("ArrowDown")
    await until(() => expect(place()).toBe(next))
  }
}

/** Ada walks to the third tile, likes it, says it was new, begins a thought about it, and leaves a search under way. */
async function liveAsAda(): Promise<FakeServer> {
  const server = startFakeServer({ person: ada })
  await openApp("/", { isSignedIn: true })
  await until(() => expect(localStorage.getItem("cf_outbox_of")).toBe('"ada"'))
  await walkToThird()
  fireEvent.click(current().querySelector(".cover-actions .like") as HTMLElement)
  await until(() => expect(server.state.likes).toEqual(["three"]))
  await press("Title of three", "link")
  await until(() => fireEvent.click(story().getByRole("button", { name: "New to me" })))
  type(await story().findByRole("textbox", { name: /^Your thought on/ }), "Only Ada thinks so.")
  await press("Search", "link")
  type(await screen.findByRole("searchbox"), "Ada’s own words")
  await until(() => expect(location.search).not.toBe(""))
  await press("Me", "link")
  await until(() => expect(screen.getByRole("heading", { level: 1, name: /Ada/ })).toBeTruthy())
  return server
}

async function signIn(server: FakeServer, person: typeof ada): Promise<void> {
  server.state.person = person
  new BroadcastChannel("cf_session").postMessage({ type: "came" })
  await until(() => expect(localStorage.getItem("cf_outbox_of")).toBe(`"${person.id}"`))
}

it("leaves nothing of a person to the next one, on the device or in the page", async () => {
  const server = await liveAsAda()
  expect(Object.keys(savedOfPerson())).toEqual(
    expect.arrayContaining([
      "cf_user",
      "cf_likes",
      "cf_novelty",
      expect.stringMatching(/^cf_thought_/),
      "cf_feed_home",
      "cf_place",
    ]),
  )
  await press("Settings", "link")
  await press("Sign out here")
  expect(await screen.findByText(/^You are signed out/)).toBeTruthy()
  await pass(2000)
  expect(savedOfPerson()).toEqual({})
  expect(document.body.textContent).not.toContain("Ada")
  expect(document.activeElement?.id).toBe("main")

  await press("Home", "link")
  await until(() => expect(place()).toBe("1"))
  expect(current().querySelector(".cover-actions .like")?.getAttribute("aria-label")).toMatch(/^Like/)
  await press("Search", "link")
  await until(() => expect(location.search).toBe(""))
  server.state.likes = []
  server.state.novelty.clear()
  await signIn(server, bo)
  await press("Me", "link")
  await until(() => expect(screen.getByRole("heading", { level: 1, name: /Bo/ })).toBeTruthy())
  expect(screen.queryByRole("link", { name: /^Title of three/ })).toBeNull()
  await press("Home", "link")
  await walkToThird()
  await press("Title of three", "link")
  await until(() => expect(story().getByRole("button", { name: "New to me" })).toBeTruthy())
  expect((await story().findByRole<HTMLInputElement>("textbox", { name: /^Your thought on/ })).value).toBe("")
  expect(server.state.likes).toEqual([])
  expect(server.calls("tiles-merge_novelty")).toEqual([])
})

it("keeps no order that arrives after its person has left", async () => {
  const server = startFakeServer({ person: ada })
  const asked = deferred<void>()
  const theirs = server.state.feed.toReversed()
  await openApp("/settings", { isSignedIn: true })
  await until(() => expect(localStorage.getItem("cf_outbox_of")).toBe('"ada"'))
  await press("Home", "link")
  await until(() => expect(place()).toBe("1"))
  server.answer("users-get_home_feed", async () => {
    await asked.promise
    return theirs
  })
  fireEvent.click(current().querySelector(".cover-actions .like") as HTMLElement)
  const before = server.calls("users-get_home_feed").length
  await until(() => expect(server.calls("users-get_home_feed").length).toBeGreaterThan(before))
  server.answer("users-get_home_feed", () => server.state.feed)
  new BroadcastChannel("cf_session").postMessage({ type: "left" })
  await until(() => expect(localStorage.getItem("cf_user")).toBeNull())
  await until(() => expect(localStorage.getItem("cf_feed_home")).not.toBeNull())
  const guests = localStorage.getItem("cf_feed_home")
  asked.resolve()
  await pass(2000)
  expect(localStorage.getItem("cf_feed_home")).toBe(guests)
})
