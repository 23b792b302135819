import type { Thought } from "@confetti/contract/thoughts"
import { t } from "@confetti/domain/messages/t"
import { thoughtPath } from "@confetti/domain/thoughts/thought-link"
import { shareLink } from "../../../platform/share.ts"
import { announce } from "../../../ui/announce.tsx"
import { showTextToCopy } from "../../../ui/copy-sheet.tsx"

type ToShare = { thought: Pick<Thought, "id" | "text">; tile: { slug: string; title: string } }

/** Shares one thought by its link: the tile it is about, opened at it. */
export async function shareThought({ thought, tile }: ToShare): Promise<void> {
  const url = new URL(thoughtPath(tile.slug, thought.id), document.baseURI).href
  const outcome = await shareLink({ title: tile.title, text: `“${thought.text}”`, url })
  if (outcome === "copied") announce(t`Link copied`)
  if (outcome === "refused") showTextToCopy(url)
}
