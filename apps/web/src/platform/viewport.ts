import type { Look } from "@confetti/domain/navigation/look"

/** What the viewport's meta says: fixed as specified, or with the zoom a person unlocked. */
export function viewportOf({ canZoom }: Pick<Look, "canZoom">): string {
  const fixed = canZoom ? "" : ", maximum-scale=1, user-scalable=no"
  return `width=device-width, initial-scale=1${fixed}, viewport-fit=cover`
}
