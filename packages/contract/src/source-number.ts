/** The source number of a citation; null for other links. */
export function sourceNumber(link: string): number | null {
  const [, number] = /^#source-(\d+)$/.exec(link) ?? []
  return number === undefined ? null : Number(number)
}
