/**
 * Makes the k columns of a (n × k, row by row) orthonormal in place, each against those before it, twice: once leaves rounding
 * errors that grow with every round of a power iteration. A column that depends on those before it becomes 0.
 */
export function orthonormalise(a: Float64Array, n: number, k: number): void {
  const columns = Array.from({ length: k }, (_, c) =>
    Float64Array.from({ length: n }, (_, row) => a[row * k + c] as number),
  )
  for (const [c, column] of columns.entries()) {
    const before = Math.sqrt(dot(column, column))
    for (let pass = 0; pass < 2; pass++) {
      for (let other = 0; other < c; other++) subtractPart(column, columns[other] as Float64Array)
    }
    const length = Math.sqrt(dot(column, column))
    const factor = length > before * 1e-10 ? 1 / length : 0
    for (let row = 0; row < n; row++) a[row * k + c] = column[row] = (column[row] as number) * factor
  }
}

function subtractPart(column: Float64Array, direction: Float64Array): void {
  const part = dot(column, direction)
  for (let row = 0; row < column.length; row++)
    column[row] = (column[row] as number) - part * (direction[row] as number)
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}
