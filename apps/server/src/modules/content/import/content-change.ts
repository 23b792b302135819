export type ContentChange = {
  what: "created" | "changed" | "renamed" | "restored" | "removed"
  noun: "tile" | "questions" | "category" | "page" | "post" | "item" | "shop" | "days" | "brand" | "redirect"
  name: string
  from?: string
}

export function describeChange({ what, noun, name, from }: ContentChange): string {
  return `${what} ${noun} ${from === undefined ? name : `${from} → ${name}`}`
}
