type Deferred<Value> = {
  promise: Promise<Value>
  resolve: (value: Value | PromiseLike<Value>) => void
  reject: (reason?: unknown) => void
}

/** `Promise.withResolvers` for older engines. */
export function deferred<Value>(): Deferred<Value> {
  let parts: Omit<Deferred<Value>, "promise"> | undefined
  const promise = new Promise<Value>((resolve, reject) => {
    parts = { resolve, reject }
  })
  if (!parts) throw new Error("A promise runs its executor at once.")
  return { promise, ...parts }
}
