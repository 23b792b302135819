import { iconPaths } from "../ui/icon-paths.ts"

/** Every icon once, where `Icon` finds it. */
export const iconSprite = `<svg class="icon-sprite" aria-hidden="true"><defs>${Object.entries(iconPaths)
  .map(([name, path]) => `<path id="icon-${name}" d="${path}"/>`)
  .join("")}</defs></svg>`
