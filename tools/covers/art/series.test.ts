// @module-tag drill
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { readCovers } from "../read-covers.ts"
import { apart, thumbnail } from "./picture-distance.ts"

describe("the starter pack's covers", () => {
  it("can all be told apart at a glance", async () => {
    const seen = await Promise.all(
      readCovers(join(import.meta.dirname, "../../../content")).map(async ({ path, illustration }) => ({
        path,
        small: await thumbnail({ ...illustration, width: 60, height: 130 }, 24),
      })),
    )
    const close = seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .filter((other) => apart(one.small, other.small) < 0.06)
        .map((other) => `${one.path} and ${other.path}`),
    )
    expect(close).toEqual([])
  })
})
