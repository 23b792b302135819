export function linesIn(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "")
}
