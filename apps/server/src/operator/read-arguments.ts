import { type ParseArgsOptionsConfig, parseArgs } from "node:util"
import { defined } from "@confetti/domain/defined"
import { HelpAsked, StartupError } from "../platform/run-program.ts"
import { asError } from "../platform/thrown.ts"

/** Reads a command's arguments. `--help` prints the usage and exits with 0; unknown options, or more words than `most`, exit with 1. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  { most = Number.POSITIVE_INFINITY, args = process.argv.slice(2) }: { most?: number; args?: readonly string[] } = {},
) {
  const { values, positionals } = parse(usage, options, args)
  if ("help" in values || positionals[0] === "help") throw new HelpAsked(usage)
  const extra = positionals[most]
  if (extra !== undefined) throw new StartupError(`Unexpected argument “${extra}”.\n\n${usage}`)
  return { values, positionals }
}

function parse<Options extends ParseArgsOptionsConfig>(usage: string, options: Options, args: readonly string[]) {
  try {
    const known = { ...options, help: { type: "boolean" } } as Options
    return parseArgs({ args: [...args], options: known, allowPositionals: true })
  } catch (error) {
    // Drops Node's advice about positional arguments.
    throw new StartupError(`${asError(error).message.split(". ")[0]}.\n\n${usage}`)
  }
}

export function wrongCommand(usage: string, command: string): StartupError {
  if (command === "") return new StartupError(usage)
  const lines = usage.split("\n")
  const own = lines.filter((line) => /^ {2}\S/.test(line) && commandsOf(line).includes(command))
  if (own.length === 0) return new StartupError(`Unknown command “${command}”.\n\n${usage}`)
  return new StartupError([`Usage of “${command}”:`, ...lines.slice(0, 1), ...own, "All commands: --help"].join("\n"))
}

function commandsOf(line: string): string[] {
  return defined(line.trim().split(/ {2,}/)[0]).split(/[\s,]+/)
}
