import { openJoin } from "../session/index.ts"

type Props = { likes: number }

/** Nobody is signed in: what an account would be good for, and the two ways in. */
export function GuestBlock({ likes }: Props) {
  return (
    <section className="guest" aria-labelledby="guest-title">
      <span className="guest-confetti" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <h2 id="guest-title">You are reading as a guest</h2>
      <p>
        All of this works without an account. With one you have a name and a picture, a code to invite friends with, and
        a way in on every device. {keptText(likes)}
      </p>
      <div className="guest-ways">
        <button type="button" className="button primary" onClick={() => openJoin("join")}>
          Join
        </button>
        <button type="button" className="button" onClick={() => openJoin("login")}>
          Log in
        </button>
      </div>
    </section>
  )
}

function keptText(likes: number): string {
  if (likes === 0) return "No password: a code by mail is enough."
  return likes === 1 ? "The tile you liked stays liked." : `The ${likes} tiles you liked stay liked.`
}
