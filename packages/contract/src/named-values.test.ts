import { expect, it } from "vitest"
import { z } from "zod"
import { aspectFormat } from "./aspect.ts"
import { type JobType, jobType, jobTypes } from "./job-type.ts"
import { mostBreadcrumbs } from "./limits.ts"
import { socialChannels } from "./social-channel.ts"

it.each([
  ["195X9", "19.5x9"],
  ["4X3", "4x3"],
  ["1X2", "1x2"],
  ["2X1", "2x1"],
  ["19.5x9", "19.5x9"],
  ["developing", "developing"],
])("takes the aspect %s as %s", (label, format) => {
  expect(aspectFormat.parse(label)).toBe(format)
})

it("takes no other aspect, and says in a schema which there are", () => {
  expect(aspectFormat.safeParse("16x9").success).toBe(false)
  expect(aspectFormat.safeParse(4).success).toBe(false)
  expect(z.toJSONSchema(aspectFormat)).toMatchObject({ enum: ["19.5x9", "4x3", "1x2", "2x1", "developing"] })
})

it("knows the types of job and the kinds of social channel", () => {
  const fullTime: JobType = "FULL_TIME"
  expect(jobType.parse(fullTime)).toBe("FULL_TIME")
  expect(jobTypes).toEqual(["INTERNSHIP", "FULL_TIME"])
  expect(socialChannels).toEqual(["short_video", "photo", "microblog", "chat"])
})

it("tells at most 100 breadcrumbs with an error", () => {
  expect(mostBreadcrumbs).toBe(100)
})
