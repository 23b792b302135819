/** The used part of a package without types. */
declare module "xcode" {
  type Section = Record<string, unknown>
  export function project(file: string): {
    parseSync: () => void
    hash: { project: { objects: Record<string, Section> } }
  }
}
