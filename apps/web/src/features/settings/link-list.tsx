import { Icon } from "../../ui/icon.tsx"

/** The brand's static links. They load whole: some lead elsewhere. */
export function LinkList({ links }: { links: Record<string, string> }) {
  return (
    <ul className="setting-links">
      {Object.entries(links).map(([name, target]) => (
        <LinkRow key={name} title={titleOf(name)} target={target} />
      ))}
    </ul>
  )
}

export function LinkRow({ title, target }: { title: string; target: string }) {
  return (
    <li>
      <a className="setting" href={target} {...(isOutside(target) && { target: "_blank", rel: "noopener noreferrer" })}>
        <span className="setting-title">{title}</span>
        <Icon name="forward" />
      </a>
    </li>
  )
}

/** An operator's own page opens beside the app, and learns nothing of where it was opened from. */
function isOutside(target: string): boolean {
  return !target.startsWith("/")
}

/** `account-deletion` reads "Account deletion". */
function titleOf(name: string): string {
  const words = name.replace(/[-_]/g, " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}
