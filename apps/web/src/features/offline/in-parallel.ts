/** Runs something for each item with limited concurrency. Ends with the first failure and starts nothing after it. */
export async function inParallel<Item>(
  items: readonly Item[],
  most: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  let hasFailed = false
  const work = async () => {
    for (const item of waiting) {
      if (hasFailed) return
      await act(item).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: most }, work))
}
