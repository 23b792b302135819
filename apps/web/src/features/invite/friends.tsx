import { friendName, friendWords, ownWords } from "./friend-words.ts"
import { AppealForm } from "./appeal-form.tsx"
import { useReferrals } from "./use-referrals.ts"

/** Whom one brought and how far each is, and who brought oneself. */
export function Friends({ language }: { language: string }) {
  const { data, isError, isOffline, retry, appeal } = useReferrals()
  if (isError) {
    return (
      <div className="friends-trouble">
        <p>
          {isOffline
            ? "Your friends show here when you are online again. None of them is lost."
            : "Your friends did not arrive. None of them is lost."}
        </p>
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      </div>
    )
  }
  if (!data) return <div className="friends-ghost" role="status" aria-label="Fetching your friends" />
  const own = ownWords(data, language)
  const points = new Intl.NumberFormat(language).format(data.points)
  return (
    <section className="friends" aria-labelledby="friends-title">
      <h3 id="friends-title">Your friends</h3>
      {data.friends.length === 0 ? (
        <p className="friends-about">
          Nobody yet. A friend brings {points} points once they have completed their account and read {data.tilesNeeded}{" "}
          tiles.
        </p>
      ) : (
        <ul>
          {data.friends.map((friend) => (
            <li key={friend.id} data-state={friend.state}>
              <strong>{friendName(friend)}</strong>
              <span>{friendWords(friend, data.points, language)}</span>
              {friend.canAppeal && <AppealForm name={friendName(friend)} onSend={(text) => appeal(friend.id, text)} />}
              {friend.hasAppealed && <span>You asked for another look.</span>}
            </li>
          ))}
        </ul>
      )}
      {data.inviter && own !== null && (
        <p className="friends-own">
          <strong>{data.inviter.name === "" ? "A friend" : data.inviter.name} brought you.</strong> {own}
        </p>
      )}
    </section>
  )
}
