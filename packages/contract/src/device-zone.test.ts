import { expect, it } from "vitest"
import { deviceZone } from "./device-zone.ts"
import { startGame } from "./games.ts"
import { openToday } from "./today.ts"

it.each(["Europe/Berlin", "America/Argentina/ComodRivadavia", "Etc/GMT+3", "UTC"])("keeps the zone %s", (zone) => {
  expect(deviceZone.parse(zone)).toBe(zone)
})

it.each(["Etc/Unknown", "UTC+3", "Mars/Olympus", "+02:00"])("takes %s, which it does not know, for UTC", (zone) => {
  expect(deviceZone.parse(zone)).toBe("UTC")
  expect(openToday.input.parse({ zone })).toMatchObject({ zone: "UTC" })
  expect(startGame.input.parse({ game: "WURD", zone })).toMatchObject({ zone: "UTC" })
})

it.each(["", "x".repeat(65), "Mars Olympus", "Etc/\u202eUnknown", "<b>"])(
  "refuses %j, which no device says",
  (zone) => {
    expect(deviceZone.safeParse(zone).success).toBe(false)
  },
)
