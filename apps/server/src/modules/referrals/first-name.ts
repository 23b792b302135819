/** What others may know of a person's name. */
export function firstName(name: string): string {
  return name.split(/\s/)[0] ?? ""
}
