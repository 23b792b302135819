import type { AppError } from "@confetti/contract/app-error"

/** What a write answers that fails and yet has changed something: a wrong try is counted. An error thrown undoes everything. */
export class Refusal {
  readonly error: AppError

  constructor(error: AppError) {
    this.error = error
  }
}
