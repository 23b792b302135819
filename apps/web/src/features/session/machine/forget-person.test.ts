import { expect, it, vi } from "vitest"
import { readCookie, writeCookie } from "../../../platform/cookie.ts"
import { deviceKeys } from "../../../platform/device-keys.ts"
import { keepPlaceOf, readPlaceOf } from "../../../platform/saved-places.ts"
import { readStored, writeStored } from "../../../platform/storage.ts"
import { forgetPerson } from "./forget-person.ts"

type Listed = (typeof deviceKeys)[number]

/** A name for each key of the list; a prefix stands for one with something behind it. */
const nameOf = ({ key }: Listed) => key.replace("*", "x")
const named = (store: Listed["store"], owner: Listed["owner"]) =>
  deviceKeys.filter((each) => each.store === store && each.owner === owner).map(nameOf)

/** As a browser has it: what is kept are the object's own properties. */
function storage(): Storage {
  const saved: Record<string, string> = Object.create({
    getItem: (key: string) => saved[key] ?? null,
    setItem: (key: string, value: string) => {
      saved[key] = value
    },
    removeItem: (key: string) => {
      delete saved[key]
    },
  })
  return saved as unknown as Storage
}

/** A browser in which all there is to keep is kept. */
function fullDevice() {
  const cookies = new Map<string, string>()
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map((pair) => pair.join("=")).join("; ")
    },
    set cookie(text: string) {
      const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=")
      cookies.set(name, value)
    },
  })
  const [local, session] = [storage(), storage()]
  const cached = new Set(["http://localhost/documents/tiles", "http://localhost/documents/users/ada/likes"])
  vi.stubGlobal("addEventListener", () => undefined)
  vi.stubGlobal("localStorage", local)
  vi.stubGlobal("sessionStorage", session)
  const names = new Set(["documents", "saved-space", "feed-home"])
  vi.stubGlobal("caches", {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
    open: async () => ({
      keys: async () => [...cached].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => cached.delete(url),
    }),
  })
  for (const each of deviceKeys) {
    if (each.store === "local") local.setItem(nameOf(each), "ada")
    if (each.store === "session") session.setItem(nameOf(each), "ada")
    if (each.store === "cookie") writeCookie(each.key, "ada")
  }
  return { local, session, cached, names }
}

it("leaves nothing of a person to the next one on the device, and all that is the device's own", async () => {
  const { local, session, cached, names } = fullDevice()
  keepPlaceOf("screen /me", 100)
  await forgetPerson()
  expect(Object.keys(local)).toEqual(named("local", "device"))
  // The places inside screens are written anew, with none of them.
  expect(Object.keys(session).filter((key) => key !== "cf_places")).toEqual(named("session", "device"))
  expect(session.getItem("cf_places")).toBe("{}")
  expect(readPlaceOf("screen /me")).toBe(0)
  expect([readCookie("cf_place"), readCookie("cf_placed"), readCookie("cf_look")]).toEqual(["", "", "ada"])
  expect([...cached]).toEqual(["http://localhost/documents/tiles"])
  expect([...names]).toEqual(["documents"])
})

it("goes on where the browser refuses storage", async () => {
  fullDevice()
  vi.stubGlobal("localStorage", undefined)
  writeStored("cf_user", "ada")
  await forgetPerson()
  expect(readStored("cf_user", (value) => typeof value === "string")).toBeNull()
  expect(readCookie("cf_place")).toBe("")
})
