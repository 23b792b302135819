import type { Event } from "@bugsnag/js"
import { longestErrorReport, mostBreadcrumbs } from "@confetti/contract/limits"
import { redacted } from "@confetti/domain/privacy/redact-text"
import { expect, it } from "vitest"
import { redactEvent, trimBreadcrumbs, weightOf } from "./trim-events.ts"

it("redaction leaves nothing personal in any part of a report", () => {
  let user: unknown[] = ["ann"]
  const event = {
    setUser: (...given: unknown[]) => {
      user = given
    },
    context: "/search?q=moon&invite=ABCD",
    errors: [
      {
        errorClass: "Error",
        errorMessage: "ann@confetti.test is not here",
        type: "browserjs",
        stacktrace: [{ file: "https://a.test/assets/app.js?token=abc", lineNumber: 1, columnNumber: 204_812 }],
      },
    ],
    breadcrumbs: [
      {
        message: "code 123456",
        metadata: { request: "GET /auth/x?code=5", email: "ann@confetti.test", status: 200 },
        type: "request",
        timestamp: new Date(0),
      },
    ],
    request: { url: "https://a.test/me?session=abc", clientIp: "203.0.113.9" },
    _metadata: { custom: { phone: "+4915112345678" } },
  }
  redactEvent(event as unknown as Event)
  expect(user).toEqual([])
  expect(event).toMatchObject({
    context: `/search?q=moon&invite=${redacted}`,
    errors: [
      {
        errorMessage: `${redacted} is not here`,
        stacktrace: [{ file: `https://a.test/assets/app.js?token=${redacted}`, columnNumber: 204_812 }],
      },
    ],
    breadcrumbs: [
      {
        message: `code ${redacted}`,
        metadata: { request: `GET /auth/x?code=${redacted}`, email: redacted, status: 200 },
      },
    ],
    request: { url: `https://a.test/me?session=${redacted}`, clientIp: redacted },
    _metadata: { custom: { phone: redacted } },
  })
})

const crumb = (at: number, length: number) => ({
  type: "log",
  timestamp: "2026-11-29T10:00:00.000Z",
  message: `${at} ${"ü".repeat(length)}`,
  metadata: { request: "x".repeat(length) },
})

it("breadcrumbs that fit stay as they are", () => {
  const crumbs = [crumb(1, 100), crumb(2, 100)]
  trimBreadcrumbs(crumbs, 2000)
  expect(crumbs).toEqual([crumb(1, 100), crumb(2, 100)])
})

it("the oldest breadcrumbs are shortened first, and every one is kept", () => {
  const crumbs = Array.from({ length: mostBreadcrumbs }, (_, at) => crumb(at, 1000))
  const room = longestErrorReport / 2
  trimBreadcrumbs(crumbs, room)
  expect(crumbs).toHaveLength(mostBreadcrumbs)
  expect(weightOf(crumbs)).toBeLessThanOrEqual(room + mostBreadcrumbs + 1)
  expect(crumbs[0]?.message).toBe(`0 ${"ü".repeat(38)}`)
  expect(crumbs.at(-1)).toEqual(crumb(99, 1000))
})
