import { StartupError } from "../startup-error.ts"

/** The database cannot be opened, reached or used by us; the message says which and why. */
export class DatabaseUnavailable extends StartupError {
  override name = "DatabaseUnavailable"
}
