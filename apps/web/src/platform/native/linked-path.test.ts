import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { linkedPath } from "./linked-path.ts"

const server = "https://feed.example"

describe("a link that opens the app", () => {
  it("is its path, with what it asks for", () => {
    expect(linkedPath(`${server}/tiles/moon?invite=ABCDEFG#end`, server)).toBe("/tiles/moon?invite=ABCDEFG#end")
    expect(linkedPath(server, server)).toBe("/")
  })

  it("is nothing where it leads elsewhere", () => {
    for (const link of ["https://evil.example/tiles/a", "http://feed.example/", "javascript:alert(1)", "tiles/a", ""])
      expect(linkedPath(link, server)).toBeNull()
  })

  it("is nothing where it is no page of the app", () => {
    for (const path of ["/auth/callback/apple", "/studio", "/media/a.avif", "/docs/api"])
      expect(linkedPath(server + path, server)).toBeNull()
  })

  it("never leads to another host", () => {
    const isOwn = (rest: string) => {
      const path = linkedPath(`${server}/${rest}`, server)
      return path === null || new URL(path, "https://localhost").origin === "https://localhost"
    }
    expect(isOwn("/evil.example/a")).toBe(true)
    fc.assert(fc.property(fc.string(), isOwn))
  })
})
