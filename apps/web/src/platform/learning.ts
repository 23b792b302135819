let hear: () => void = () => undefined

/** Calls `listener` whenever the server has learned something of a person that their order may follow from. */
export function hearLearned(listener: () => void): void {
  hear = listener
}

/** The server took in a like, a tap or a read. */
export function sayLearned(): void {
  hear()
}
