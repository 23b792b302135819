import fc from "fast-check"
import { expect, it } from "vitest"
import { appIcons } from "../rewards/app-icons.ts"
import { autoplays, defaultLook, playsVideo, readLook, textSizes } from "./look.ts"
import { writeLook } from "./write-look.ts"

it("reads back every look it writes", () => {
  const look = fc.record({
    textSize: fc.constantFrom(...textSizes),
    canZoom: fc.boolean(),
    isStill: fc.boolean(),
    hasButtons: fc.boolean(),
    autoplay: fc.constantFrom(...autoplays),
    savesData: fc.boolean(),
    hue: fc.option(fc.nat(359)),
    icon: fc.option(fc.constantFrom(...appIcons)),
  })
  fc.assert(
    fc.property(look, (each) => {
      expect(readLook(writeLook(each))).toEqual(each)
    }),
  )
})

it("falls back to the default for a value it does not know", () => {
  for (const value of ["", "huge", "9999z", "100<script>", "100.h", "100.h1234", "100.ipaper.h5"])
    expect(readLook(value)).toEqual(defaultLook)
  expect(readLook("123z").textSize).toBe(100)
  expect(readLook("110.h360.inone")).toEqual({ ...defaultLook, textSize: 110 })
})

it("keeps cookies written before autoplay could be chosen", () => {
  expect(readLook("125zs")).toEqual({ ...defaultLook, textSize: 125, canZoom: true, savesData: true })
})

it("plays by itself on Wi-Fi, and where the browser does not tell what it is connected by", () => {
  const onWifi = { autoplay: "wifi", savesData: false } as const
  expect(playsVideo(onWifi, "unmetered")).toBe(true)
  expect(playsVideo(onWifi, "unknown")).toBe(true)
  expect(playsVideo(onWifi, "metered")).toBe(false)
  expect(playsVideo({ ...onWifi, autoplay: "always" }, "metered")).toBe(true)
  expect(playsVideo({ ...onWifi, autoplay: "never" }, "unmetered")).toBe(false)
})

it("plays nothing by itself while data is saved", () => {
  for (const autoplay of autoplays) expect(playsVideo({ autoplay, savesData: true }, "unmetered")).toBe(false)
})
