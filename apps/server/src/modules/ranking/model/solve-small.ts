/**
 * Solves a·x = b for a small symmetric positive definite a (row by row, overwritten), by Cholesky's factorisation.
 * Throws a RangeError when a is not positive definite.
 */
export function solveSmall(a: Float64Array, b: Float64Array): Float64Array {
  const n = b.length
  const at = (row: number, column: number): number => a[row * n + column] as number
  const x = b.slice()
  for (let row = 0; row < n; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = at(row, column)
      for (let k = 0; k < column; k++) sum -= at(row, k) * at(column, k)
      if (row !== column) a[row * n + column] = sum / at(column, column)
      else if (sum > 0) a[row * n + row] = Math.sqrt(sum)
      else throw new RangeError("The matrix is not positive definite.")
    }
    for (let k = 0; k < row; k++) x[row] = (x[row] as number) - at(row, k) * (x[k] as number)
    x[row] = (x[row] as number) / at(row, row)
  }
  for (let row = n - 1; row >= 0; row--) {
    for (let k = row + 1; k < n; k++) x[row] = (x[row] as number) - at(k, row) * (x[k] as number)
    x[row] = (x[row] as number) / at(row, row)
  }
  return x
}
