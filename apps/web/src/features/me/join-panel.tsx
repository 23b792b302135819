import { Icon, type IconName } from "../../ui/icon.tsx"
import { openJoin } from "../session/index.ts"

type Props = { likes: number; follows: number; language: string }

/** What joining would keep for somebody who reads without an account. */
export function JoinPanel({ likes, follows, language }: Props) {
  const count = new Intl.NumberFormat(language)
  const kept: { icon: IconName; title: string; about: string }[] = [
    {
      icon: "like",
      title: likes === 0 ? "Your likes" : likes === 1 ? "1 tile you liked" : `${count.format(likes)} tiles you liked`,
      about: likes === 0 ? "From the first one on." : "None is lost when you join.",
    },
    {
      icon: "home",
      title: follows === 0 ? "Your place in the feed" : "Your place, and the stories you follow",
      about: "You go on where you are.",
    },
    { icon: "share", title: "A code to invite with", about: "Yours alone, for friends you bring along." },
  ]
  return (
    <section className="join-panel" aria-labelledby="join-panel-title">
      <h2 id="join-panel-title">What joining keeps</h2>
      <ul>
        {kept.map(({ icon, title, about }) => (
          <li key={icon}>
            <Icon name={icon} isFilled={icon === "like"} />
            <span>
              <strong>{title}</strong>
              {about}
            </span>
          </li>
        ))}
      </ul>
      <div className="join-panel-ways">
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
