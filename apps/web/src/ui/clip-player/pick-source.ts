type Source = { src: string; width: number }

/** The smallest file that is sharp in a box of so many device pixels, otherwise the largest; the smallest to save data. */
export function pickSource<Each extends Source>(sources: readonly Each[], pixels: number, isSparing: boolean): Each {
  const upwards = [...sources].sort((one, other) => one.width - other.width)
  // Ten per cent too few pixels are invisible, and the next size loads four times as much.
  const found = isSparing ? upwards[0] : (upwards.find(({ width }) => width * 1.1 >= pixels) ?? upwards.at(-1))
  if (!found) throw new TypeError("a clip has at least one source")
  return found
}
