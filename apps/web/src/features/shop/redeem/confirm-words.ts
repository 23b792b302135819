/** Exactly what happens: what goes, what remains, and how long it can be taken back. */
export function confirmWords(cost: number, balance: number, language: string): string {
  const number = new Intl.NumberFormat(language)
  const remains = balance - cost
  const set = cost === 1 ? "1 point is set aside" : `${number.format(cost)} points are set aside`
  return `${set}. ${number.format(remains)} ${remains === 1 ? "remains" : "remain"}. You can cancel until it is packed.`
}
