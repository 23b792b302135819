type Props = { code: string; onInvite: () => void }

/** The person's own code, to bring somebody along with. The whole card opens the invitation. */
export function InviteCard({ code, onInvite }: Props) {
  return (
    <button type="button" className="invite-card" onClick={onInvite}>
      <span className="invite-card-words">
        <strong>Bring someone along</strong>
        <span>Your link, as a code to scan and as words to send.</span>
      </span>
      <span className="invite-card-code">
        <span className="unseen">Your code: </span>
        {code}
      </span>
    </button>
  )
}
