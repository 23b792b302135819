import { screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp, press, until } from "../../../test/open-app.tsx"
import { ada } from "../../../test/world.ts"

const links: HTMLLinkElement[] = []
afterEach(() => {
  for (const link of links.splice(0)) link.remove()
})

it("installs the app with the icon that was chosen", async () => {
  const server = startFakeServer({ person: ada })
  server.state.perks = ["icon"]
  for (const rel of ["icon", "manifest", "apple-touch-icon"]) {
    const link = Object.assign(document.createElement("link"), { rel })
    links.push(link)
    document.head.append(link)
  }
  await openApp("/settings", { isSignedIn: true })
  await screen.findByRole("group", { name: "App icon" })
  await press("Plum", "radio")
  await until(() => expect(server.calls("users-update_profile")).toEqual([{ appIcon: "plum" }]))
  await until(() =>
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/icons/plum.svg",
      "/manifest.webmanifest?icon=plum",
      "/icons/plum-180.png",
    ]),
  )
})
