import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { useOpenJoin } from "../session/index.ts"

type Props = { likes: number; follows: number; language: string }

export function JoinPanel({ likes, follows, language }: Props) {
  const openJoin = useOpenJoin()
  const kept: { icon: IconName; title: string; about: string }[] = [
    {
      icon: "like",
      title:
        likes === 0 ? t`Your likes` : plural(likes, { one: "# tile you liked", other: "# tiles you liked" }, language),
      about: likes === 0 ? t`From the first one on.` : t`None is lost when you join.`,
    },
    {
      icon: "home",
      title: follows === 0 ? t`Your place in the feed` : t`Your place, and the stories you follow`,
      about: t`You go on where you are.`,
    },
    { icon: "share", title: t`A code to invite with`, about: t`Yours alone, for friends you bring along.` },
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
