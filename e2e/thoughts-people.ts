import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Thought } from "@confetti/contract/thoughts"
import { type APIRequestContext, request as requests } from "@playwright/test"
import { call } from "./call.ts"
import { newAddress, signUp } from "./people.ts"

const run = promisify(execFile)

/** Runs the operator's program against the server that keeps its data in this folder. */
export async function review(dataDir: string, ...args: string[]): Promise<string> {
  const program = join(import.meta.dirname, "../apps/server/src/bin/review.ts")
  const node = join(import.meta.dirname, "../node_modules/.bin/node")
  const { DATABASE_URL: _elsewhere, ...env } = process.env
  return (await run(node, [program, ...args], { env: { ...env, DATA_DIR: dataDir } })).stdout
}

/** A person elsewhere with an account and a name, made by requests alone. */
export async function newWriter(url: string, name: string): Promise<APIRequestContext> {
  const request = await requests.newContext({ baseURL: url })
  await signUp(request, newAddress(name.toLowerCase()))
  await call(request, "users-update_profile", { name })
  return request
}

/** Writes a thought. It waits for a reviewer where its writer is new. */
export function write(request: APIRequestContext, tileId: string, text: string): Promise<Thought> {
  return call<Thought>(request, "thoughts-create_thought", { thoughtId: randomUUID(), tileId, text })
}

/** A thought by a person who is new, approved by an operator. */
export async function createApprovedThought(
  { url, dataDir }: { url: string; dataDir: string },
  { tileId, text, by }: { tileId: string; text: string; by: string },
): Promise<void> {
  const writer = await newWriter(url, by)
  const thought = await write(writer, tileId, text)
  await review(dataDir, "approve", thought.id)
  await writer.dispose()
}
