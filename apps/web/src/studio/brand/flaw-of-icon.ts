import type { StudioPicture } from "@confetti/contract/studio"
import { t } from "@confetti/domain/messages/t"

/** Below it an icon on a home screen is blurred; the import asks for as much. */
const leastIconSide = 512

export function flawOfIcon({ width, height }: Pick<StudioPicture, "width" | "height">): string | null {
  if (width !== height) return t`An icon is a square. This one is ${width} × ${height}: crop it first.`
  if (width < leastIconSide)
    return t`This one has ${width} pixels a side, and needs ${leastIconSide} to be sharp on every phone.`
  return null
}
