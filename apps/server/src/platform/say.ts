import type { Config } from "./config.ts"

/**
 * Says what an operator should know whatever the level of the log, on stdout: with the emulator to somebody at a terminal, otherwise in
 * the log's own form, so that whatever collects it finds JSON alone.
 */
export function sayer({ EMULATOR }: Pick<Config, "EMULATOR">): (text: string) => void {
  if (EMULATOR) return (text) => console.log(text)
  return (msg) => console.log(JSON.stringify({ level: 30, time: Date.now(), msg }))
}
