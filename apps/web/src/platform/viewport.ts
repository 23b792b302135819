import type { Look } from "@confetti/domain/navigation/look"

export function viewportOf({ canZoom }: Pick<Look, "canZoom">): string {
  const fixed = canZoom ? "" : ", maximum-scale=1, user-scalable=no"
  return `width=device-width, initial-scale=1${fixed}, viewport-fit=cover`
}
