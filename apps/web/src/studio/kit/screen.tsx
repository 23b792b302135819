import type { ReactNode, Ref } from "react"
import { useLocation } from "../../platform/location.ts"
import { plainClick } from "../../ui/plain-click.ts"

type Props = {
  title: ReactNode
  /** Given to a title that takes the focus when the screen opens. */
  titleRef?: Ref<HTMLHeadingElement>
  about?: ReactNode
  /** The way back to the screen this one belongs to. */
  back?: { title: string; href: string } | null
  /** Beside the title: tabs, a picture, or what is most often done here. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

export function Screen({ title, titleRef, about, back, aside, className, children }: Props) {
  const [, go] = useLocation()
  return (
    <div className={className === undefined ? "studio-page" : `studio-page ${className}`}>
      <header className="studio-head">
        <div>
          {back && (
            <a className="studio-back" href={back.href} onClick={plainClick(() => go(back.href))}>
              ‹ {back.title}
            </a>
          )}
          <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </h1>
          {about && <p>{about}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  )
}
