import type { ReactNode } from "react"
import { PhoneFrame } from "./phone-frame.tsx"
import { phoneSizes } from "./phone-sizes.ts"
import "./preview.css"

/** A card as a phone shows it. Nothing in it does anything. */
export function CardPane({ children }: { children: ReactNode }) {
  return (
    <PhoneFrame size={phoneSizes[1]} title="Preview of the card">
      <div className="studio-phone" inert>
        {children}
      </div>
    </PhoneFrame>
  )
}
