import type { BrandDraft, StudioFileState } from "@confetti/contract/studio-brand"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { field, openApp, pass, press, type } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"

const categories = [
  { slug: "space", title: "Space", emoji: "🪐", hue: 282, tiles: 2 },
  { slug: "ocean", title: "Ocean", emoji: "🐙", hue: 242, tiles: 0 },
]

const brand: BrandDraft = {
  name: "Testfetti",
  tagline: "Small things",
  description: "A pack for tests.",
  shell: { title: "", description: "" },
  language: "en",
  hue: null,
  icon: "",
  links: [{ name: "about", to: "/about" }],
  channels: { short_video: "", photo: "", microblog: "", chat: "" },
  apps: { ios: "", android: "" },
  sourceLookup: { title: "", isbn: "" },
}

/** A server on which Ada is an owner, and the studio has these files. */
function startStudio(origin: StudioFileState["origin"] = "studio") {
  const server = startFakeServer({ person: { ...ada, roles: ["owner"] } })
  const state = { version: 3, origin, updatedAt: "2026-01-01T00:00:00.000Z", updatedBy: "Bea" as string | null }
  const had = { state, brand, categories }
  server.answer("editors-show_studio", () => ({ userId: ada.id, roles: ["owner"], isOpen: true, hasPasskey: true }))
  server.answer("studio-get_brand", () => ({ ...had.state, brand: had.brand, iconUrl: null }))
  server.answer("studio-get_categories", () => ({ ...had.state, categories: had.categories }))
  const sent = (name: string) => server.asked.filter(({ path }) => path.endsWith(name)).map(({ data }) => data)
  return { server, had, sent }
}

describe("a file of the pack in the studio", () => {
  it("is taken over on purpose before anything can be changed", async () => {
    const { server, had } = startStudio("pack")
    server.answer("studio-take_over_file", () => {
      had.state = { ...had.state, origin: "studio", version: 4 }
      return { version: 4, problems: [] }
    })
    await openApp("/studio/brand", { isSignedIn: true })
    expect((await field("Name")).closest("fieldset")?.disabled).toBe(true)
    await press("Take over")
    expect(await screen.findByText(/Edited in the studio/)).toBeTruthy()
    expect((await field("Name")).closest("fieldset")?.disabled).toBe(false)
  })

  it("keeps what was typed through a failed save and a reload, until it is saved", async () => {
    const { server, had, sent } = startStudio()
    await openApp("/studio/brand", { isSignedIn: true })
    type(await field("Name"), "Lantern")
    server.refuse("studio-save_brand", "server/unavailable")
    await press("Save and publish")
    expect(await screen.findByText(/Could not reach the server/)).toBeTruthy()
    await openApp("/studio/brand", { isSignedIn: true })
    expect((await field("Name")).value).toBe("Lantern")
    server.answer("studio-save_brand", ({ brand: saved }) => {
      had.brand = { ...saved, links: [...saved.links] }
      had.state = { ...had.state, version: 4 }
      return { version: 4, problems: [] }
    })
    await press("Save and publish")
    expect(await screen.findByText("Saved and published")).toBeTruthy()
    expect(sent("studio-save_brand").at(-1)).toMatchObject({ base: 3, brand: { name: "Lantern" } })
    expect(screen.queryByText(/Not saved yet/)).toBeNull()
  })

  it("lets go of a draft that an older version of the app left in another shape", async () => {
    startStudio()
    const saved = { userId: ada.id, keptAt: Date.now(), draft: { base: 3, draft: { title: "Old" } } }
    localStorage.setItem(`cf_studio_unsaved_${ada.id}_pack.yaml`, JSON.stringify(saved))
    await openApp("/studio/brand", { isSignedIn: true })
    expect((await field("Name")).value).toBe("Testfetti")
    expect(screen.queryByText(/Not saved yet/)).toBeNull()
  })

  it("says what is wrong beside its field, and what belongs to none above all", async () => {
    const { server } = startStudio()
    server.answer("studio-save_brand", () => ({
      version: 3,
      problems: [
        { path: ["links", "about"], file: "pack.yaml", line: 5, message: "`links.about` leads to /abuot" },
        { path: null, file: "tiles/space/moon.md", line: 4, message: "there is no category `x`" },
      ],
    }))
    await openApp("/studio/brand", { isSignedIn: true })
    type(await field("About"), "/abuot")
    await press("Save and publish")
    expect(await screen.findByText("Nothing was saved: there are 2 problems.")).toBeTruthy()
    expect(screen.getByText("Leads to /abuot.")).toBeTruthy()
    expect(screen.getByText("tiles/space/moon.md, line 4: there is no category `x`")).toBeTruthy()
    expect((await field("About")).getAttribute("aria-invalid")).toBe("true")
  })

  it("shows both versions to whoever comes second, and goes on with either", async () => {
    const { server, had, sent } = startStudio()
    await openApp("/studio/brand", { isSignedIn: true })
    type(await field("Name"), "Mine")
    server.answer("studio-save_brand", ({ brand: saved }) => {
      had.brand = { ...saved, links: [...saved.links] }
      had.state = { ...had.state, version: 5 }
      return { version: 5, problems: [] }
    })
    had.brand = { ...brand, name: "Theirs", tagline: "Of theirs" }
    had.state = { ...had.state, version: 4 }
    await pass(20_000)
    expect(await screen.findByText(/Bea saved the brand while you were editing/)).toBeTruthy()
    await press("Save and publish")
    expect(sent("studio-save_brand")).toEqual([])
    const both = within(await screen.findByRole("dialog", { name: "Two versions" }))
    expect(both.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "FieldBeaYour version",
      "NameTheirsMine",
      "TaglineOf theirsSmall things",
    ])
    await press("Keep my version")
    expect((await field("Name")).value).toBe("Mine")
    await press("Save and publish")
    expect(sent("studio-save_brand")).toMatchObject([{ base: 4, brand: { name: "Mine" } }])
  })
})

describe("categories", () => {
  it("are put in another order, and one that no tile names can go", async () => {
    const { server, sent } = startStudio()
    server.answer("studio-save_categories", () => ({ version: 4, problems: [] }))
    await openApp("/studio/categories", { isSignedIn: true })
    await press("Change Space")
    expect(screen.queryByRole("button", { name: "Remove" })).toBeNull()
    expect(screen.getByText(/2 tiles are in it/)).toBeTruthy()
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Close" })))
    await press("Change Ocean")
    await press("Remove")
    await press("Add a category")
    type(await field("Name"), "Crème & Brûlée")
    expect((await field("Address")).value).toBe("creme-brulee")
    type(await field("Address"), "space")
    await press("Add")
    expect(await screen.findByText("There is already a category “space”.")).toBeTruthy()
    type(await field("Address"), "sweets")
    await press("Add")
    await press("Save and publish")
    expect(sent("studio-save_categories")).toMatchObject([
      { base: 3, categories: [{ slug: "space" }, { slug: "sweets", title: "Crème & Brûlée" }] },
    ])
  })

  it("show what differs in each, and name the field that a problem is in", async () => {
    const { server, had, sent } = startStudio()
    server.answer("studio-save_categories", () => ({
      version: 3,
      problems: [{ path: [0, "title"], file: "categories.yaml", line: 2, message: "`[1].title` appears twice" }],
    }))
    await openApp("/studio/categories", { isSignedIn: true })
    await press("Change Space")
    type(await field("Name"), "Ocean")
    await press("Done")
    await press("Save and publish")
    expect(await screen.findByText("Name appears twice.")).toBeTruthy()
    had.categories = categories.map((each) => ({ ...each, hue: each.slug === "space" ? 300 : each.hue }))
    had.state = { ...had.state, version: 4 }
    await pass(40_000)
    await press("Compare both")
    const both = within(await screen.findByRole("dialog", { name: "Two versions" }))
    expect(both.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "FieldBeaYour version",
      "OrderSpace, OceanOcean, Ocean",
      "SpaceName: Space\nAddress: space\nEmoji: 🪐\nHue: 300Name: Ocean\nAddress: space\nEmoji: 🪐\nHue: 282",
    ])
    await press("Use Bea’s version")
    expect(screen.getByRole("button", { name: "Change Space" })).toBeTruthy()
    expect(sent("studio-save_categories")).toHaveLength(1)
  })
})
