import { chance } from "./hold-out.ts"
import { multiplyByGram, type NormalisedInteractions } from "./normalised-interactions.ts"

/**
 * The leading right singular vectors of Ã, one row of `rank` numbers an item, and its squared singular values, largest first:
 * the eigenvectors and eigenvalues of ÃᵀÃ.
 */
export type Factors = { rank: number; vectors: Float32Array; eigenvalues: Float64Array }

/** Columns more than asked for: they take the error of the last ones. */
const oversampling = 16
/** Power iterations: the spectrum of interactions falls off slowly. */
const iterations = 4

/**
 * Truncated singular value decomposition of the normalised interactions, in memory that grows with the number of items alone.
 *
 * Source: N. Halko, P. G. Martinsson, J. A. Tropp, "Finding Structure with Randomness", SIAM Review 53(2), 2011, algorithm 4.4.
 */
export function randomisedSvd(interactions: NormalisedInteractions, most: number): Factors {
  const n = interactions.items.length
  const k = Math.min(most + oversampling, n)
  const rank = Math.min(most, n)
  let q = Float64Array.from({ length: n * k }, (_, at) => chance(n, at, k) - 0.5)
  for (let round = 0; round < iterations; round++) {
    q = multiplyByGram(interactions, q, k)
    orthonormalise(q, k)
  }
  orthonormalise(q, k)
  const { values, vectors: rotation } = symmetricEigen(productOfColumns(q, multiplyByGram(interactions, q, k), k), k)
  const order = Array.from(values.keys()).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b)
  const vectors = new Float32Array(n * rank)
  for (let item = 0; item < n; item++) {
    for (let d = 0; d < rank; d++) {
      let sum = 0
      for (let c = 0; c < k; c++) sum += (q[item * k + c] ?? 0) * (rotation[c * k + (order[d] ?? 0)] ?? 0)
      vectors[item * rank + d] = sum
    }
  }
  return { rank, vectors, eigenvalues: Float64Array.from({ length: rank }, (_, d) => values[order[d] ?? 0] ?? 0) }
}

/** aᵀb for two matrices of k columns whose product is symmetric. */
function productOfColumns(a: Float64Array, b: Float64Array, k: number): Float64Array {
  const product = new Float64Array(k * k)
  for (let row = 0; row < a.length; row += k) {
    for (let i = 0; i < k; i++) {
      const factor = a[row + i] ?? 0
      for (let j = 0; j <= i; j++) product[i * k + j] = (product[i * k + j] ?? 0) + factor * (b[row + j] ?? 0)
    }
  }
  for (let i = 0; i < k; i++) for (let j = 0; j < i; j++) product[j * k + i] = product[i * k + j] ?? 0
  return product
}

/**
 * Makes the k columns of a orthonormal in place, by Cholesky's factorisation of aᵀa (CholeskyQR); once more mends what rounding left.
 * A column that depends on those before it becomes 0.
 */
export function orthonormalise(a: Float64Array, k: number): void {
  const lower = cholesky(productOfColumns(a, a, k), k)
  for (let row = 0; row < a.length; row += k) {
    for (let i = 0; i < k; i++) {
      let sum = a[row + i] ?? 0
      for (let j = 0; j < i; j++) sum -= (lower[i * k + j] ?? 0) * (a[row + j] ?? 0)
      const pivot = lower[i * k + i] ?? 0
      a[row + i] = pivot > 0 ? sum / pivot : 0
    }
  }
}

/** The lower triangle L of a = LLᵀ; where a is not of full rank, a column of zeros. */
function cholesky(a: Float64Array, k: number): Float64Array {
  const lower = new Float64Array(k * k)
  for (let j = 0; j < k; j++) {
    for (let i = j; i < k; i++) {
      let sum = a[i * k + j] ?? 0
      for (let d = 0; d < j; d++) sum -= (lower[i * k + d] ?? 0) * (lower[j * k + d] ?? 0)
      const pivot = lower[j * k + j] ?? 0
      if (i === j) lower[j * k + j] = sum > (a[j * k + j] ?? 0) * 1e-12 ? Math.sqrt(sum) : 0
      else lower[i * k + j] = pivot > 0 ? sum / pivot : 0
    }
  }
  return lower
}

/**
 * Eigenvalues and, as columns, eigenvectors of a symmetric k × k matrix (overwritten), by Jacobi's cyclic rotations.
 *
 * Source: G. H. Golub, C. F. Van Loan, "Matrix Computations", section 8.5.
 */
export function symmetricEigen(a: Float64Array, k: number): { values: Float64Array; vectors: Float64Array } {
  const vectors = new Float64Array(k * k)
  for (let i = 0; i < k; i++) vectors[i * k + i] = 1
  for (let sweep = 0; sweep < 12; sweep++) {
    for (let i = 0; i < k; i++) {
      for (let j = i + 1; j < k; j++) {
        const [aii, ajj, aij] = [a[i * k + i] ?? 0, a[j * k + j] ?? 0, a[i * k + j] ?? 0]
        if (Math.abs(aij) <= 1e-14 * Math.sqrt(Math.abs(aii * ajj))) continue
        const theta = (ajj - aii) / (2 * aij)
        const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
        const cosine = 1 / Math.sqrt(tangent * tangent + 1)
        const turn = { cosine, sine: tangent * cosine, count: k }
        rotate(a, { ...turn, from: i * k, to: j * k, stride: 1 })
        rotate(a, { ...turn, from: i, to: j, stride: k })
        rotate(vectors, { ...turn, from: i, to: j, stride: k })
      }
    }
  }
  return { values: Float64Array.from({ length: k }, (_, i) => a[i * k + i] ?? 0), vectors }
}

type Rotation = { cosine: number; sine: number; from: number; to: number; stride: number; count: number }

function rotate(a: Float64Array, { cosine, sine, from, to, stride, count }: Rotation): void {
  for (let step = 0, i = from, j = to; step < count; step++, i += stride, j += stride) {
    const [x, y] = [a[i] ?? 0, a[j] ?? 0]
    a[i] = cosine * x - sine * y
    a[j] = sine * x + cosine * y
  }
}
