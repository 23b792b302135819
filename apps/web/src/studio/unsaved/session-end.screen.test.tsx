import type { BrandDraft } from "@confetti/contract/studio-brand"
import { act, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { field, openApp, pass, type } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"
import type { SessionStore } from "../../features/session/index.ts"

const brand: BrandDraft = {
  name: "Testfetti",
  tagline: "Small things",
  description: "A pack for tests.",
  shell: { title: "", description: "" },
  language: "en",
  hue: null,
  icon: "",
  links: [],
  channels: { short_video: "", photo: "", microblog: "", chat: "" },
  apps: { ios: "", android: "" },
  sourceLookup: { title: "", isbn: "" },
}

const ben = { ...ada, id: "ben" }

/** A server on which whoever is signed in is an owner, and opens the studio by their passkey. */
function serverFor(person: typeof ada) {
  const server = startFakeServer({ person: { ...person, roles: ["owner"] } })
  const state = { version: 3, origin: "studio" as const, updatedAt: "2026-01-01T00:00:00.000Z", updatedBy: null }
  server.answer("editors-show_studio", () => ({ userId: person.id, roles: ["owner"], isOpen: true, hasPasskey: true }))
  server.answer("studio-get_brand", () => ({ ...state, brand, iconUrl: null }))
  server.answer("rewards-list_shop", () => ({ items: [], next: null }))
  return server
}

async function signOut(session: SessionStore): Promise<void> {
  await act(async () => session.machine?.signOut())
  await pass(100)
  expect(await screen.findByRole("heading", { name: "The studio" })).toBeTruthy()
}

const screens = [
  { path: "/studio/brand", label: "Name", was: "Testfetti" },
  { path: "/studio/shop/new", label: "Name", was: "" },
]

it.each(screens)("keeps what was typed at $path when its editor signs out, for them alone", async (each) => {
  serverFor(ada)
  const { session } = await openApp(each.path, { isSignedIn: true })
  type(await field(each.label), "Half a sentence")
  await signOut(session)

  serverFor(ben)
  await openApp(each.path, { isSignedIn: true })
  expect((await field(each.label)).value).toBe(each.was)

  serverFor(ada)
  await openApp(each.path, { isSignedIn: true })
  expect((await field(each.label)).value).toBe("Half a sentence")
})
