/** A draw from Beta(a, b), both at least 1: the share that might be true of something seen to succeed a − 1 and fail b − 1 times. */
export function sampleBeta(a: number, b: number, random: () => number): number {
  const x = sampleGamma(a, random)
  return x / (x + sampleGamma(b, random))
}

/** Marsaglia and Tsang, 2000; the shape is at least 1. */
function sampleGamma(shape: number, random: () => number): number {
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = sampleNormal(random)
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(1 - random()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v
  }
}

/** Box and Muller. */
function sampleNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
