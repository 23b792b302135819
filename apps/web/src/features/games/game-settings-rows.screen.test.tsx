import { fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { startFakeServer } from "../../../test/fake-server.ts"
import { openApp } from "../../../test/open-app.tsx"

const isOn = async (name: RegExp) => (await screen.findByRole<HTMLInputElement>("switch", { name })).checked

it("keeps on this device how somebody plays", async () => {
  startFakeServer()
  await openApp("/settings")
  expect([await isOn(/^Hard mode/), await isOn(/^No time limit/)]).toEqual([false, false])
  fireEvent.click(screen.getByRole("switch", { name: /^No time limit/ }))
  expect(await screen.findByText("No time limit: on")).toBeTruthy()
  await openApp("/settings")
  expect([await isOn(/^Hard mode/), await isOn(/^No time limit/)]).toEqual([false, true])
})
