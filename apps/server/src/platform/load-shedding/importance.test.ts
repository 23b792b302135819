import type { IncomingMessage } from "node:http"
import { describe, expect, it } from "vitest"
import { serverModules } from "../../app.ts"
import { importanceOf } from "./importance.ts"

const importance = importanceOf(serverModules.flatMap(({ callables = [] }) => callables))
const of = (method: string, url: string, headers: Record<string, string> = {}) =>
  importance({ method, url, headers } as unknown as IncomingMessage)
const signedIn = { authorization: "Bearer t" }

describe("what matters how much", () => {
  it.each([
    ["health", "GET", "/healthz", {}],
    ["health", "GET", "/readyz?verbose", { "user-agent": "kube-probe" }],
    ["write", "POST", "/functions/likes-like_tile", signedIn],
    ["write", "POST", "/functions/likes-like_tile", { cookie: "confetti.session_token=t" }],
    ["write", "PUT", "/uploads/1", signedIn],
    ["write", "GET", "/assets/app-1.js", {}],
    ["write", "GET", "/media/mirrors/cover-720.avif", {}],
    ["robot", "GET", "/media/mirrors/cover-720.avif", { "user-agent": "Googlebot-Image/1.0" }],
    ["read", "POST", "/functions/users-get_home_feed?x", signedIn],
    ["read", "POST", "/functions/likes-like_tile", {}],
    ["read", "GET", "/documents/tiles?ids=a", signedIn],
    ["read", "GET", "/", { "user-agent": "Mozilla/5.0 (iPhone)" }],
    ["robot", "GET", "/tiles/a", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["robot", "GET", "/", { "user-agent": "facebookexternalhit/1.1" }],
  ] as const)("%s: %s %s", (expected, method, url, headers) => {
    expect(of(method, url, headers).priority).toBe(expected)
  })

  it.each([
    [false, "GET", "/", {}],
    [false, "GET", "/documents/tiles?ids=a", {}],
    [false, "GET", "/", { cookie: "cf_place=abc; cf_look=dark" }],
    [true, "GET", "/", { cookie: "cf_place=abc; confetti.session_token=t" }],
    [false, "GET", "/assets/app-1.js", { cookie: "confetti.session_token=t" }],
    [true, "GET", "/", { cookie: "confetti.session_token=t" }],
    [true, "POST", "/functions/games-start_game", {}],
  ] as const)("needs the database: %s, %s %s", (expected, method, url, headers) => {
    expect(of(method, url, headers).needsDatabase).toBe(expected)
  })
})
