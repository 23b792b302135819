import { execFile } from "node:child_process"

export class ToolMissing extends Error {
  override name = "ToolMissing"
}

/** Long enough for twenty seconds of film on a slow machine. */
const longestRun = 180_000

/** Runs a tool of the system and gives what it prints. Throws ToolMissing when the machine has none by that name. */
export function runTool(name: string, args: readonly string[]): Promise<string> {
  return new Promise((done, failed) => {
    execFile(name, args, { timeout: longestRun, maxBuffer: 4_000_000 }, (error, stdout, stderr) => {
      if (!error) done(stdout)
      else if (error.code === "ENOENT") failed(new ToolMissing(`${name} is not on this machine's PATH`))
      else failed(new Error(`${name}: ${stderr.trim().split("\n").at(-1) || error.message}`))
    })
  })
}
