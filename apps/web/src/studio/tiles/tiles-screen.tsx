import { useLocation } from "../../platform/location.ts"
import type { ScreenProps } from "../section.ts"
import { TilePage } from "./editor/tile-page.tsx"
import { TileList } from "./list/tile-list.tsx"
import { tileIdIn } from "./tile-paths.ts"

export function TilesScreen(props: ScreenProps) {
  const [path] = useLocation()
  const id = tileIdIn(path)
  return id === null ? <TileList language={props.language} /> : <TilePage key={id} id={id} {...props} />
}
