/** A reason not to start that the operator can act on. The program prints the message and exits with 1. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.trim(), options)
    this.name = "StartupError"
  }
}

export class DatabaseUnavailable extends StartupError {
  override name = "DatabaseUnavailable"
}

/** Somebody asked how a command is used. The program prints it and exits with 0. */
export class HelpAsked extends Error {}

/** Runs a program's main function. What the operator can act on is said on stderr; a mistake of ours is shown whole. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  // What we write is people's: nobody else on this machine reads it.
  process.umask(0o077)
  try {
    await main()
  } catch (error) {
    if (error instanceof HelpAsked) {
      console.log(error.message)
      return
    }
    console.error(error instanceof StartupError ? error.message : error)
    // Not `exitCode`: a half-started program may hold a pool or a listener that would keep it alive.
    process.exit(1)
  }
}
