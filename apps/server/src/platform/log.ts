import { pino } from "pino"

export type Log = pino.Logger & {
  /** Writes a finished line with its line break. */
  writeLine: (line: string) => void
}

type Options = {
  mixin?: () => object
  /** Replaces stdout. */
  destination?: pino.DestinationStream
}

/** A JSON line for each event on stdout, from `info` by default. Terminals get readable lines, from `warn` by default. */
export function createLog(
  given: pino.LevelWithSilentOrString | undefined,
  { mixin, destination: elsewhere }: Options = {},
): Log {
  const isWatched = process.stdout.isTTY
  const level = given ?? (isWatched ? "warn" : "info")
  const destination = elsewhere ?? (isWatched ? { write: (line) => console.log(readableLine(line)) } : standardOutput())
  const log = pino({ level, base: null, ...(mixin && { mixin }) }, destination)
  return Object.assign(log, { writeLine: (line: string) => destination.write(line) })
}

/** Buffers lines: a write for each request costs more than many requests. */
function standardOutput(): pino.DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 250 })
}

export function flushLog(log: Log): Promise<void> {
  return new Promise((done) => log.flush(() => done()))
}

export function readableLine(line: string): string {
  const {
    level,
    time,
    msg = "",
    err,
    ...about
  } = JSON.parse(line) as {
    level: number
    time: number
    msg?: string
    err?: { stack?: string; message?: string }
  }
  const details = Object.entries(about).map(([name, value]) => `${name}=${asText(value)}`)
  const at = new Date(time).toTimeString().slice(0, 8)
  const said = [at, pino.levels.labels[level] ?? level, msg, ...details].join("  ")
  return err === undefined ? said : `${said}\n${err.stack ?? err.message}`
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value)
}
