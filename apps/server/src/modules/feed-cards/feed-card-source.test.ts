import { expect, it } from "vitest"
import { serverModules } from "../../app.ts"
import { collectExtensions } from "../../platform/extension-point.ts"
import { feedCardSources } from "./feed-card-source.ts"

it("feedCardSources have a priority each, so that the list of modules decides nothing", () => {
  const extensions = collectExtensions(serverModules.flatMap((module) => module.extensions ?? []))
  const priorities = extensions(feedCardSources).map(({ priority }) => priority)
  expect(priorities.length).toBeGreaterThan(2)
  expect(new Set(priorities).size).toBe(priorities.length)
})
