export function numberIn(text: string): number | null {
  const plain = text.trim()
  const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN
  return Number.isFinite(number) ? number : null
}
