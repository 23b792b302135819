import { hkdfSync } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { authSecret } from "../../../platform/auth/auth-secret.ts"
import type { Config } from "../../../platform/config.ts"
import { codeOf } from "../../../platform/thrown.ts"
import { type Problem, type Report, sortProblems } from "../../content/pack/problem.ts"
import { createSchedule, type PuzzleSchedule } from "./puzzle-schedule.ts"
import { type Overrides, overridesFile, readOverrides } from "./read-overrides.ts"
import { readWordLists, type WordLists } from "./read-word-lists.ts"

export type Puzzles = { lists: WordLists; schedule: PuzzleSchedule }

export type LoadedPuzzles = {
  /** Null without usable word lists. */
  puzzles: Puzzles | null
  overrides: Overrides
  /** Problems by file and line. Wrong words and days are left out. */
  problems: Problem[]
}

type Settings = Pick<Config, "CONTENT_DIR" | "AUTH_SECRET" | "DATA_DIR">

export async function loadPuzzles(settings: Settings, studioDays: string | null = null): Promise<LoadedPuzzles> {
  const problems: Problem[] = []
  const lists = await readWordLists(settings.CONTENT_DIR, problems)
  const yaml = studioDays ?? (await readOwnDays(settings.CONTENT_DIR))
  const report: Report = (line, say) => problems.push({ file: overridesFile, line, say })
  const overrides = readOverrides(yaml, lists, report)
  const schedule = lists && createSchedule(lists, overrides, puzzleSeed(settings))
  const isEmpty = !schedule || Object.values(schedule.periods).some((days) => days === 0)
  return { puzzles: isEmpty ? null : { lists, schedule }, overrides, problems: sortProblems(problems) }
}

async function readOwnDays(dir: string): Promise<string> {
  return readFile(join(dir, overridesFile), "utf8").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return "{}"
    throw error
  })
}

export function puzzleSeed(settings: Settings): string {
  return Buffer.from(hkdfSync("sha256", authSecret(settings), "", "confetti games", 32)).toString("base64url")
}
