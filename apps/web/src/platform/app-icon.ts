import type { AppIcon } from "@confetti/domain/rewards/app-icons"

/** Where an icon's files are; null is the app's own. */
export function iconFiles(icon: AppIcon | null): { svg: string; touch: string; manifest: string } {
  return icon === null
    ? { svg: "/icon.svg", touch: "/icon-180.png", manifest: "/manifest.webmanifest" }
    : {
        svg: `/icons/${icon}.svg`,
        touch: `/icons/${icon}-180.png`,
        manifest: `/manifest.webmanifest?icon=${icon}`,
      }
}
