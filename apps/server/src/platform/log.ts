import { pino } from "pino"

export type Log = pino.Logger

type Options = {
  /** What each line carries of what runs then. */
  mixin?: () => object
  /** Where lines go, in place of stdout. */
  destination?: pino.DestinationStream
}

/** One line of JSON an event, on stdout. */
export function createLog(level: pino.LevelWithSilentOrString, { mixin, destination }: Options = {}): Log {
  return pino(
    { level, base: null, ...(mixin && { mixin }) },
    // Lines are gathered and written together: a write for each request costs more than many a request does.
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 250 }),
  )
}

/** Waits until every line is written: before a program ends. */
export function flushLog(log: Log): Promise<void> {
  return new Promise((done) => log.flush(() => done()))
}
