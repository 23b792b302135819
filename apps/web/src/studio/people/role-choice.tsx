import { editorRoles, type Role } from "@confetti/domain/editors/roles"
import { useId } from "react"
import { roleWords } from "../roles-words.ts"

type Props = { roles: ReadonlySet<Role>; onChange: (roles: ReadonlySet<Role>) => void }

/** A checkbox for each role. An owner has all rights, so the others are implied. */
export function RoleChoice({ roles, onChange }: Props) {
  const name = useId()
  const isOwner = roles.has("owner")
  return (
    <fieldset className="studio-set studio-roles grid gap-1">
      <legend>Roles</legend>
      {editorRoles.map((role) => (
        <label key={role} className="flex items-center gap-3 min-h-52">
          <input
            type="checkbox"
            className="studio-box"
            checked={roles.has(role) || isOwner}
            disabled={isOwner && role !== "owner"}
            aria-labelledby={`${name}-${role}`}
            aria-describedby={`${name}-${role}-about`}
            onChange={({ currentTarget: { checked } }) => onChange(withRole(roles, role, checked))}
          />
          <span>
            <b className="grid" id={`${name}-${role}`}>
              {roleWords[role].title}
            </b>
            <small id={`${name}-${role}-about`}>{roleWords[role].about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function withRole(roles: ReadonlySet<Role>, role: Role, isOn: boolean): ReadonlySet<Role> {
  const next = new Set(roles)
  if (isOn) next.add(role)
  else next.delete(role)
  return next
}
