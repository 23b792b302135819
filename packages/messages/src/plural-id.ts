export function pluralId(count: string, forms: Readonly<Record<string, string>>): string {
  const texts = Object.entries(forms).map(([form, text]) => `${form} {${text}}`)
  return `{${count}, plural, ${texts.join(" ")}}`
}
