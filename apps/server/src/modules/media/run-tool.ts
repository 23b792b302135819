import { type ExecFileOptions, execFile } from "node:child_process"

export class ToolMissing extends Error {
  override name = "ToolMissing"
}

/** A tool was ended by a signal: it exceeded its limits, or crashed. */
export class ToolStopped extends Error {
  override name = "ToolStopped"
}

/** Limits of a tool that reads untrusted files. It runs at low priority without the server's environment. */
export type ToolBounds = {
  /** Wall time: much more than CPU time, as it has low priority. */
  seconds: number
  computingSeconds: number
  /** Bytes of address space, of which Node and ffmpeg take more than of memory. */
  memory: number
  /** Bytes of each written file. */
  fileSize: number
}

/** Enough for 20 seconds of film on a slow machine. */
const longestRun = 180_000

/** `ulimit` counts in KiB, in blocks of 512 bytes and in seconds of CPU time; unsupported limits are skipped. */
const boundedRun =
  'ulimit -c 0; ulimit -v "$1"; ulimit -f "$2"; ulimit -t "$3"; shift 3; exec nice -n 10 "$@" 2>&3 3>&-'

/** Runs a system tool and returns its output. Throws ToolMissing if it is not installed, and ToolStopped if it was ended. */
export function runTool(name: string, args: readonly string[], bounds?: ToolBounds, input?: Buffer): Promise<string> {
  const [program, given, options] = bounds ? bounded(name, args, bounds) : [name, args, { timeout: longestRun }]
  return new Promise((done, failed) => {
    const child = execFile(
      program,
      given,
      { ...options, killSignal: "SIGKILL", maxBuffer: 4_000_000, encoding: "utf8" },
      (error, stdout, stderr) => {
        if (!error) done(stdout)
        else if (error.code === "ENOENT" || (bounds && error.code === 127))
          failed(new ToolMissing(`${name} is not on this machine's PATH`))
        else if (error.signal) failed(new ToolStopped(`${name} ended by ${error.signal}`))
        else failed(new Error(`${name}: ${reasonIn(stderr) || error.message}`))
      },
    )
    // A broken pipe: the exit code explains it.
    child.stdin?.on("error", () => {})
    child.stdin?.end(input)
  })
}

/** Node prints the error before the stack, and its version last; most tools print the error last. */
function reasonIn(stderr: string): string | undefined {
  const lines = stderr.trim().split("\n")
  return lines.find((line) => /^\w*Error\b.*: /.test(line)) ?? lines.at(-1)
}

function bounded(
  name: string,
  args: readonly string[],
  bounds: ToolBounds,
): [program: string, args: readonly string[], options: ExecFileOptions] {
  const options = { timeout: bounds.seconds * 1000, env: environment() }
  // Windows limits only the time.
  if (process.platform === "win32") return [name, args, options]
  const limits = [bounds.memory / 1024, bounds.fileSize / 512, bounds.computingSeconds].map((limit) =>
    String(Math.ceil(limit)),
  )
  // Hides the shell's warnings of unknown limits, and keeps the tool's.
  return ["/bin/sh", ["-c", `exec 3>&2 2>/dev/null; ${boundedRun}`, "sh", ...limits, name, ...args], options]
}

function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR } = process.env
  return { PATH, SystemRoot, TMPDIR }
}
