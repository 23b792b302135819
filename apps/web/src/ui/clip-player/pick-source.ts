type Source = { src: string; width: number }

/** The smallest file that is sharp enough for a box of so many device pixels, else the largest; the smallest where bytes are dear. */
export function pickSource<Each extends Source>(sources: readonly Each[], pixels: number, isSparing: boolean): Each {
  const upwards = [...sources].sort((one, other) => one.width - other.width)
  // A tenth too few is seen by nobody, and the next size is four times as much to load.
  const found = isSparing ? upwards[0] : (upwards.find(({ width }) => width * 1.1 >= pixels) ?? upwards.at(-1))
  if (!found) throw new TypeError("a clip has at least one source")
  return found
}
