import { pino } from "pino"

export type Log = pino.Logger

/** One line of JSON an event, on stdout. */
export function createLog(level: pino.LevelWithSilentOrString): Log {
  return pino(
    { level, base: null },
    // Lines are gathered and written together: a write for each request costs more than many a request does.
    pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 250 }),
  )
}

/** Waits until every line is written: before a program ends. */
export function flushLog(log: Log): Promise<void> {
  return new Promise((done) => log.flush(() => done()))
}
