import { type ExecFileOptions, execFile } from "node:child_process"

export class ToolMissing extends Error {
  override name = "ToolMissing"
}

/** A tool that went beyond its bounds, or crashed: it ended by a signal. */
export class ToolStopped extends Error {
  override name = "ToolStopped"
}

/** What a tool may take that works on a stranger's file. It runs at low priority, and is told nothing of the server's environment. */
export type ToolBounds = {
  /** Of the clock: many more than of computing, for on a busy machine others come first. */
  seconds: number
  computingSeconds: number
  /** Bytes of address space: Node and ffmpeg take more of it than of memory. */
  memory: number
  /** Bytes of each file it writes. */
  fileSize: number
}

/** Long enough for twenty seconds of film on a slow machine. */
const longestRun = 180_000

/** `ulimit` counts in KiB, in blocks of 512 bytes and in seconds of computing; a system that has no such limit goes on without it. */
const boundedRun =
  'ulimit -c 0; ulimit -v "$1"; ulimit -f "$2"; ulimit -t "$3"; shift 3; exec nice -n 10 "$@" 2>&3 3>&-'

/**
 * Runs a tool of the system on `input`, if any, and gives what it prints. Throws ToolMissing when the machine has none by that name, and
 * ToolStopped when it was ended.
 */
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
    // A broken pipe: the tool ended before it had read all, and how it ended says why.
    child.stdin?.on("error", () => {})
    child.stdin?.end(input)
  })
}

/** Node says what was thrown before where, and its own version last; most tools say what is wrong at their end. */
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
  // Time alone is bounded there.
  if (process.platform === "win32") return [name, args, options]
  const limits = [bounds.memory / 1024, bounds.fileSize / 512, bounds.computingSeconds].map((limit) =>
    String(Math.ceil(limit)),
  )
  // What the shell says of limits it does not know goes nowhere; what the tool says is kept.
  return ["/bin/sh", ["-c", `exec 3>&2 2>/dev/null; ${boundedRun}`, "sh", ...limits, name, ...args], options]
}

function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR } = process.env
  return { PATH, SystemRoot, TMPDIR }
}
