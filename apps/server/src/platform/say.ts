import type { Config } from "./config.ts"

/** Prints a line to stdout whatever the log level: as text under the emulator, otherwise in the log's JSON. */
export function sayer({ EMULATOR }: Pick<Config, "EMULATOR">): (text: string) => void {
  if (EMULATOR) return (text) => console.log(text)
  return (msg) => console.log(JSON.stringify({ level: 30, time: Date.now(), msg }))
}
