/** A reason not to start that the operator can act on. The program prints the message, one line, and exits with 1. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, " ").trim(), options)
    this.name = "StartupError"
  }
}

/** The database cannot be opened, reached or used by us; the message says which and why. */
export class DatabaseUnavailable extends StartupError {
  override name = "DatabaseUnavailable"
}
