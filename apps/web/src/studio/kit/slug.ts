/** Derives an address from a name: lower-case letters, digits and single hyphens. */
export function slugOf(name: string, longest = 80): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replaceAll(/^-|-$/g, "")
}

export function nameOfSlug(slug: string): string {
  const words = slug.replaceAll("-", " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}
