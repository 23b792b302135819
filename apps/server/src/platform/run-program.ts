import { StartupError } from "./startup-error.ts"

/** Runs a program's main function. What the operator can act on is one line on stderr; a mistake of ours is shown whole. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  // What we write is people's: nobody else on this machine reads it.
  process.umask(0o077)
  try {
    await main()
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    // Not `exitCode`: a half-started program may hold a pool or a listener that would keep it alive.
    process.exit(1)
  }
}
