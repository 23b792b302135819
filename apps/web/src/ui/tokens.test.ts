import { readFileSync } from "node:fs"
import { hueTones } from "@confetti/domain/color/hue-contrast"
import { expect, it } from "vitest"

it("the tones of a hue are those its contrasts are worked out from", () => {
  const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8")
  for (const [name, { lightness, chroma }] of Object.entries(hueTones))
    expect(tokens).toContain(`--hue-${name}: oklch(${lightness} ${chroma} var(--hue));`)
})
