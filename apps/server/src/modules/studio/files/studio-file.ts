import type { NeededRole } from "@confetti/domain/editors/roles"
import { featuredFile } from "../../content/pack/parse-featured.ts"
import { brandFile } from "../../content/pack/parse-brand.ts"
import { categoriesFile } from "../../content/pack/parse-categories.ts"
import { socialFile } from "../../content/pack/parse-social.ts"
import { daysFile } from "../../content/pack/days-file.ts"
import { pageSlugs, pagesFolder } from "../../content/pack/parse-page.ts"

export const fileOfPage = (slug: string): string => `${pagesFolder}/${slug}.md`

const roles: ReadonlyMap<string, NeededRole> = new Map<string, NeededRole>([
  [categoriesFile, "writer"],
  [socialFile, "writer"],
  [featuredFile, "writer"],
  [daysFile, "writer"],
  [brandFile, "owner"],
  ...pageSlugs.map((slug): [string, NeededRole] => [fileOfPage(slug), "owner"]),
])

export function roleOfFile(file: string): NeededRole | null {
  return roles.get(file) ?? null
}
