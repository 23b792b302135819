/** JSON of any shape; what it holds is for the caller to look at. */
export function parseJson(text: string): unknown {
  return JSON.parse(text)
}
