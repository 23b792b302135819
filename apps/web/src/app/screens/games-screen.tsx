import { GamesTable } from "../../features/games/index.ts"
import { useLocation } from "../../platform/location.ts"
import "../../features/games/games.css"
import "../../ui/page.css"
import { useCategories } from "./use-categories.ts"
import { useTitle } from "./use-title.ts"

export function GamesScreen() {
  const [, navigate] = useLocation()
  const words = useCategories().find(({ slug }) => slug === "words")
  useTitle("Games")
  return <GamesTable words={words} onGo={navigate} />
}
