import type { Draft } from "../machine/draft.ts"

type Props = { isJoining: boolean; links: Record<string, string>; onSwitch: (mode: Draft["mode"]) => void }

/** The way to the other mode, and what joining agrees to. */
export function DetailsFoot({ isJoining, links, onSwitch }: Props) {
  const { terms, privacy } = links
  return (
    <div className="join-foot">
      <p>
        {isJoining ? "Been here before?" : "New here?"}{" "}
        <button type="button" className="join-link" onClick={() => onSwitch(isJoining ? "login" : "join")}>
          {isJoining ? "Log in" : "Join"}
        </button>
      </p>
      {isJoining && terms && privacy && (
        <p className="join-terms">
          By joining you agree to the{" "}
          <a className="join-link" href={terms} target="_blank" rel="noreferrer">
            terms
          </a>
          . What we keep, and why, is on the{" "}
          <a className="join-link" href={privacy} target="_blank" rel="noreferrer">
            privacy page
          </a>
          .
        </p>
      )}
    </div>
  )
}
