import { useLocation } from "../../../platform/location.ts"
import { Icon } from "../../../ui/icon.tsx"
import { plainClick } from "../../../ui/plain-click.ts"
import { tilesPath } from "../tile-paths.ts"

export function BackLink() {
  const [, go] = useLocation()
  return (
    <a href={tilesPath} className="tile-back" onClick={plainClick(() => go(tilesPath))}>
      <Icon name="back" /> Tiles
    </a>
  )
}
