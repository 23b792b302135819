const [kilobyte, megabyte] = [1000, 1_000_000]

/** Whole kilobytes, or megabytes with one decimal. */
export function sizeText(bytes: number, language: string): string {
  const isLarge = bytes >= megabyte
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / megabyte : Math.ceil(bytes / kilobyte))
}
