/** A reason not to start that the operator can act on. The program prints the message, one line, and exits with 1. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, " ").trim(), options)
    this.name = "StartupError"
  }
}
