import { Sheet } from "../../ui/sheet.tsx"
import { useSession } from "../session/index.ts"
import "./invite.css"
import { Friends } from "./friends.tsx"
import { InviteCard } from "./invite-card.tsx"

type Props = { brandName: string; language: string; onClose: () => void }

/** Somebody's own invitation. Without their record there is no code to show, and the sheet says so. */
export function InviteSheet({ brandName, language, onClose }: Props) {
  const { user } = useSession()
  return (
    <Sheet title="Invite a friend" className="invite-sheet" onClose={onClose}>
      {user ? (
        <>
          <InviteCard brandName={brandName} />
          <Friends language={language} />
        </>
      ) : (
        <p className="invite-about">Your code is not on this device. It shows here as soon as you are online.</p>
      )}
    </Sheet>
  )
}
