import type { UserRecord } from "@confetti/contract/users"
import { t } from "@confetti/domain/messages/t"
import { SwitchRow } from "../../../ui/switch-row.tsx"
import { FieldRow } from "../field-row.tsx"
import { SettingGroup } from "../setting-group.tsx"
import { PictureRow } from "./picture-row.tsx"
import type { ChangeProfile } from "./use-profile.ts"

type Props = { user: UserRecord; isNameAsked: boolean; onChange: ChangeProfile }

export function ProfileSettings({ user, isNameAsked, onChange }: Props) {
  return (
    <>
      <SettingGroup title="Profile">
        <PictureRow user={user} onChange={onChange} />
        <FieldRow
          title="Name"
          about="Shown to friends you invite."
          value={user.name}
          isAsked={isNameAsked}
          input={{ autoComplete: "name", maxLength: 40, placeholder: t`No name yet` }}
          onSave={(name) =>
            onChange({
              sent: { name },
              shown: { name },
              said: name === "" ? t`Name removed` : t`Your name is now ${name}`,
              refused: t`Could not save your name, so the old one is back`,
            })
          }
        />
      </SettingGroup>
      <SettingGroup title="Email and phone">
        <div className="setting">
          <span className="setting-text">
            <span className="setting-title">Email</span>
            <span className="setting-about">{user.email ?? "None"}</span>
            <span className="setting-about">We send your sign-in codes here.</span>
          </span>
        </div>
        <FieldRow
          title="Phone"
          about="Starts with + and the country code. It is never shown to anyone."
          value={user.phone ?? ""}
          input={{ type: "tel", autoComplete: "tel", inputMode: "tel", maxLength: 40, placeholder: "+44 20 7946 0000" }}
          onSave={(phone) => onChange(phoneChange(phone))}
        />
      </SettingGroup>
      <SettingGroup title="Subscriptions">
        <SwitchRow
          title="News by email"
          about="Now and then, the best recent tiles."
          isOn={user.subscriptions.email}
          onChange={(email) =>
            void onChange({
              sent: { emailSubscription: email },
              shown: { subscriptions: { ...user.subscriptions, email } },
              said: email ? t`News by email: on` : t`News by email: off`,
              refused: t`Could not save this, so nothing changed`,
            })
          }
        />
        <SwitchRow
          title="News by text message"
          about={user.phone ? `The same, much shorter, to ${user.phone}.` : "Add a phone number above first."}
          isOn={user.subscriptions.sms}
          isDisabled={!user.phone && !user.subscriptions.sms}
          onChange={(sms) =>
            void onChange({
              sent: { smsSubscription: sms },
              shown: { subscriptions: { ...user.subscriptions, sms } },
              said: sms ? t`News by text message: on` : t`News by text message: off`,
              refused: t`Could not save this, so nothing changed`,
            })
          }
        />
      </SettingGroup>
    </>
  )
}

/** Only the server knows the international form, so nothing is shown before its answer. */
function phoneChange(phone: string) {
  if (phone !== "") return { sent: { phone }, said: t`Phone number saved` }
  return { sent: { phone: null, smsSubscription: false }, said: t`Phone number removed` }
}
