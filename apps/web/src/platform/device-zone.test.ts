import { expect, it } from "vitest"
import { knownZone } from "./device-zone.ts"

it("is the zone that the browser names", () => {
  expect(knownZone("Europe/Berlin", -60)).toBe("Europe/Berlin")
})

it.each([undefined, "", "Etc/Unknown", "Mars/Olympus", "+03:00"])(
  "is a zone with the same offset where the browser says %s",
  (name) => {
    expect(knownZone(name, 180)).toBe("Etc/GMT+3")
    expect(knownZone(name, -840)).toBe("Etc/GMT-14")
    expect(knownZone(name, -330)).toMatch(/^Etc\/GMT-[56]$/)
    for (const offset of [0, -0, 20, 900]) expect(knownZone(name, offset)).toBe("UTC")
  },
)
