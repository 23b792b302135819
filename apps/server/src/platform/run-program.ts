/** A reason not to start that the operator can fix. Printed as one message, with exit code 1. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.trim(), options)
    this.name = "StartupError"
  }
}

export class DatabaseUnavailable extends StartupError {
  override name = "DatabaseUnavailable"
}

/** A command's usage was requested. Printed, with exit code 0. */
export class HelpAsked extends Error {}

/** Runs a program's main function. StartupErrors are printed to stderr; other errors with their stack. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  // Files contain personal data: readable only by us.
  process.umask(0o077)
  try {
    await main()
  } catch (error) {
    if (error instanceof HelpAsked) {
      console.log(error.message)
      return
    }
    console.error(error instanceof StartupError ? error.message : error)
    // Not `exitCode`: a half-started program may have an open pool or listener.
    process.exit(1)
  }
}
