/** A search we do not answer; the message says which part of it. */
export class UnsupportedSearch extends Error {
  readonly status: number

  constructor(message: string, status = 400) {
    super(message)
    this.status = status
  }
}
