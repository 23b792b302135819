/** Text between tags as React renders it, without line breaks and indentation. */
export function jsxText(source: string): string {
  const lines = source.replaceAll("\t", " ").split(/\r\n|\n|\r/)
  const kept = lines.map((line, at) => {
    const from = at === 0 ? line : line.replace(/^ +/, "")
    return at === lines.length - 1 ? from : from.replace(/ +$/, "")
  })
  return kept.filter((line) => line !== "").join(" ")
}
