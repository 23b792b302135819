import type { BrandIcons } from "@confetti/contract/brand"
import type { AppIcon } from "@confetti/domain/rewards/app-icons"

export type IconFiles = { tab: string; type: string; touch: string; manifest: string }

/** An icon's files; null is the default, which the brand may define. */
export function iconFiles(icon: AppIcon | null, brandIcons: BrandIcons | undefined): IconFiles {
  if (icon !== null)
    return {
      tab: `/icons/${icon}.svg`,
      type: "image/svg+xml",
      touch: `/icons/${icon}-180.png`,
      manifest: `/manifest.webmanifest?icon=${icon}`,
    }
  const manifest = "/manifest.webmanifest"
  return brandIcons === undefined
    ? { tab: "/icon.svg", type: "image/svg+xml", touch: "/icon-180.png", manifest }
    : { tab: brandIcons.small, type: "image/png", touch: brandIcons.touch, manifest }
}
