import type { PersonalExport } from "@confetti/contract/personal-export"
import type { OwnThoughtsPage, Thought } from "@confetti/contract/thoughts"
import { expect } from "vitest"
import type { SignedIn } from "../sign-in-by-code.ts"
import type { TestServer } from "../start-test-server.ts"
import { ask } from "./drill-people.ts"

const documents = ["", "/likes", "/tileTaps?tileId=t1", "/places", "/thoughts", "/tutorials", "/lessWishes"]

const callables: [name: string, data: object | null][] = [
  ["points-get_overview", null],
  ["points-list_entries", {}],
  ["rewards-list_redemptions", null],
  ["games-get_stats", { zone: "UTC" }],
  ["games-start_game", { game: "WURD", zone: "UTC" }],
]

/** A server's answers about everything that belongs to a person, and the bytes of their thoughts' photos. */
export async function answersOf(server: TestServer, who: SignedIn): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const each of documents) answers[each] = await documentOf(server, who, `/documents/users/${who.userId}${each}`)
  for (const [name, data] of callables) answers[name] = await ask(server, who, name, data)
  const { held } = await ask<PersonalExport>(server, who, "users-export_data")
  // No backup holds who is signed in, nor answers to writes.
  const { sessions: _here, ...signIn } = held.signIn
  const { writes: _saved, ...requests } = held.requests
  answers["export"] = { ...held, signIn, requests }
  const [page] = (answers["/thoughts"] as { documents: OwnThoughtsPage[] }).documents
  answers["photos"] = await Promise.all(
    (page?.thoughts ?? []).map(({ thought: { media } }) => photoOf(server, who, media)),
  )
  return answers
}

async function documentOf(server: TestServer, { headers }: SignedIn, path: string): Promise<unknown> {
  const response = await server.get(path, headers)
  expect(response.status, path).toBe(200)
  return response.json()
}

async function photoOf(server: TestServer, { headers }: SignedIn, media: Thought["media"]): Promise<string> {
  if (media?.kind !== "photo") throw new Error("This thought has no photo.")
  const { id, widths } = media.picture
  const response = await server.get(`/media/${id}-${widths[0]}.webp`, headers)
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"])
  return Buffer.from(await response.arrayBuffer()).toString("base64")
}
