import type { BrowserContextOptions } from "playwright"
import { byKeys } from "./people/by-keys.ts"
import { byLink } from "./people/by-link.ts"
import { forGames } from "./people/for-games.ts"
import { guest } from "./people/guest.ts"
import { inTunnel } from "./people/in-tunnel.ts"
import { invited } from "./people/invited.ts"
import { lyingPhone } from "./people/lying-phone.ts"
import { onTablet } from "./people/on-tablet.ts"
import { plain } from "./people/plain.ts"
import { withMouse } from "./people/with-mouse.ts"
import type { Visit } from "./visit.ts"

/** A person who opens the app for the first time: their device, and what they do. */
export type FirstVisit = {
  name: string
  who: string
  size: { width: number; height: number }
  /** Unlike a narrow screen says. */
  isTouched?: boolean
  look?: BrowserContextOptions
  session: (visit: Visit, url: string) => Promise<void>
}

export const people: readonly FirstVisit[] = [
  guest,
  withMouse,
  byKeys,
  plain,
  invited,
  byLink,
  lyingPhone,
  onTablet,
  inTunnel,
  forGames,
]
