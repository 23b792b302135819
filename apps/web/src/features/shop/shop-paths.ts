export const shopPath = "/me/shop"

export function itemPath(id: string): string {
  return `${shopPath}/${encodeURIComponent(id)}`
}
