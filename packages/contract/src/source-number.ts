/** The number of the source that a mark leads to; null for any other link. */
export function sourceNumber(link: string): number | null {
  const [, number] = /^#source-(\d+)$/.exec(link) ?? []
  return number === undefined ? null : Number(number)
}
