import { execFile } from "node:child_process"
import type { Services } from "../../platform/services.ts"

/** Whether this machine has what clips are made with: found out when somebody first sends one, and again after a restart. */
export function canMakeClips({ own }: Pick<Services, "own">): Promise<boolean> {
  return own(findTools)
}

async function findTools(): Promise<boolean> {
  return (await Promise.all(["ffmpeg", "ffprobe"].map(runs))).every(Boolean)
}

function runs(tool: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(tool, ["-version"], { timeout: 10_000 }, (error) => resolve(error === null))
  })
}
