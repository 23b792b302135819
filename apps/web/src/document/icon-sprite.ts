import { iconPaths } from "../ui/icon-paths.ts"

export const iconSprite = `<svg class="icon-sprite" aria-hidden="true"><defs>${Object.entries(iconPaths)
  .map(([name, path]) => `<path id="icon-${name}" d="${path}"/>`)
  .join("")}</defs></svg>`
