import { execFile } from "node:child_process"
import type { Services } from "../../platform/services.ts"

/** Whether ffmpeg can make clips here; checked on the first clip after a start. */
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
