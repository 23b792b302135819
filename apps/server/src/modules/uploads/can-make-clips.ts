import { execFile } from "node:child_process"
import type { Config } from "../../platform/config.ts"

/** Each server's, found out when somebody first sends a clip, and again after a restart. */
const found = new WeakMap<Config, Promise<boolean>>()

/** Whether this machine has what clips are made with. */
export function canMakeClips(config: Config): Promise<boolean> {
  const known = found.get(config) ?? Promise.all(["ffmpeg", "ffprobe"].map(runs)).then((each) => each.every(Boolean))
  found.set(config, known)
  return known
}

function runs(tool: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(tool, ["-version"], { timeout: 10_000 }, (error) => resolve(error === null))
  })
}
