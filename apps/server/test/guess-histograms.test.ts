import type { GuessHistogram } from "@confetti/contract/guess-histogram"
import type { Tile } from "@confetti/contract/tile"
import { day } from "@confetti/domain/durations"
import { afterAll, beforeAll, expect, it } from "vitest"
import { addAccount } from "./add-account.ts"
import { tileText } from "./pack-folder.ts"
import { startStudioWorld, type StudioWorld } from "./studio-world.ts"

const moon = "tiles/space/moon.md"

/** The Moon's file with a number to be guessed in its first part. */
const guessed = (question: string) =>
  tileText().replace(
    "Its text.\n",
    `Its text.

\`\`\`guess
question: ${question}
min: 0
max: 100
answer: 42
why: It was counted.
\`\`\`
`,
  )

let world: StudioWorld
beforeAll(async () => {
  world = await startStudioWorld({ [moon]: guessed("How many?") }, { RATE_LIMIT_CALLABLES: "100000" })
})
afterAll(() => world.stop())

async function questionId(): Promise<string> {
  const { document } = await (await world.server.get("/documents/tiles?slug=moon")).json()
  const block = (document as Tile).subtiles[0]?.body.find(({ type }) => type === "guess")
  if (block?.type !== "guess" || block.id === undefined) throw new Error("There is no guess.")
  return block.id
}

/** Asks for it anew with another question, so that nothing is counted yet. */
async function newQuestion(question: string): Promise<string> {
  world.pack.write(moon, guessed(question))
  await world.importPack()
  return questionId()
}

async function guess(id: string, value: unknown, headers: Record<string, string> = {}) {
  const response = await world.server.call("tiles-add_guess", { questionId: id, guess: value }, headers)
  const { result, error } = await response.json()
  return { counts: (result as GuessHistogram | undefined)?.counts, code: error?.details.code as string | undefined }
}

const total = (counts: readonly number[] | null | undefined) => counts?.reduce((sum, count) => sum + count, 0)

it("shows where everybody put the answer once five have guessed, to whoever asks", async () => {
  const id = await newQuestion("How many craters?")
  for (const value of [0, 4.9, 42, 44]) expect((await guess(id, value)).counts).toBeNull()
  const { counts } = await guess(id, 100)
  expect(counts?.flatMap((count, bin) => (count > 0 ? [[bin, count]] : []))).toEqual([
    [0, 2],
    [8, 2],
    [19, 1],
  ])
  const response = await world.server.get(`/documents/guessHistograms?questionId=${id}`)
  expect((await response.json()).document).toEqual({ questionId: id, counts })
})

it("counts a person once in thirty days, an address thirty times a day, and several at once", async () => {
  const id = await newQuestion("How many seas?")
  const person = await addAccount(world.server, "guesser@example.com")
  await Promise.all([10, 20, 30].map((value) => guess(id, value, person.headers)))
  const guests = await Promise.all(Array.from({ length: 32 }, () => guess(id, 80)))
  expect(guests.every(({ code }) => code === undefined)).toBe(true)
  expect(total((await guess(id, 50)).counts)).toBe(30)
  world.clock.now += day + 1
  await guess(id, 10, person.headers)
  expect(total((await guess(id, 50)).counts)).toBe(31)
})

it("names nobody", async () => {
  const id = await newQuestion("How many flags?")
  const person = await addAccount(world.server, "nobody@example.com")
  await guess(id, 10, person.headers)
  const rows = await world.server.db.selectFrom("guess_counts").selectAll().where("question_id", "=", id).execute()
  expect(rows).toEqual([{ question_id: id, bin: 2, guesses: 1, guessed_at: expect.any(Date) }])
  const takes = await world.server.db.selectFrom("window_takes").select("key").execute()
  expect(JSON.stringify(takes)).not.toContain(person.userId)
})

it("begins anew where something else is asked", async () => {
  const before = await newQuestion("How many moons?")
  await guess(before, 10)
  const after = await newQuestion("How many moonlets?")
  expect(after).not.toBe(before)
  expect((await guess(before, 10)).code).toBe("tile/no-such-question")
  const response = await world.server.get(`/documents/guessHistograms?questionId=${before}`)
  expect(response.status).toBe(404)
})

it.each([
  ["beside its slider", 101],
  ["below it", -1],
  ["no number", "42"],
  ["nothing", null],
])("refuses a guess %s", async (_what, value) => {
  expect((await guess(await questionId(), value)).code).toBe("request/invalid")
})

it.each(["", ".", "moon", "moon.", "x".repeat(101), "none.abcdefghijkl"])("knows no question %j", async (id) => {
  expect((await guess(id, 1)).code).toMatch(/^(tile\/no-such-question|request\/invalid)$/)
})
