import type { UserRecord } from "@confetti/contract/users"
import { SwitchRow } from "../../../ui/switch-row.tsx"
import { FieldRow } from "../field-row.tsx"
import { SettingGroup } from "../setting-group.tsx"
import { PictureRow } from "./picture-row.tsx"
import type { ChangeProfile } from "./use-profile.ts"

type Props = { user: UserRecord; isNameAsked: boolean; onChange: ChangeProfile }

/** Who a person is to others, how they are reached, and what they want sent. */
export function ProfileSettings({ user, isNameAsked, onChange }: Props) {
  return (
    <>
      <SettingGroup title="Profile">
        <PictureRow user={user} onChange={onChange} />
        <FieldRow
          title="Name"
          about="Friends you invite see it."
          value={user.name}
          isAsked={isNameAsked}
          input={{ autoComplete: "name", maxLength: 40, placeholder: "No name yet" }}
          onSave={(name) =>
            onChange({
              sent: { name },
              shown: { name },
              said: name === "" ? "Your name is removed" : `You are ${name} now`,
              refused: "Your name could not be kept, so the old one is back",
            })
          }
        />
      </SettingGroup>
      <SettingGroup title="E-mail and phone">
        <div className="setting">
          <span className="setting-text">
            <span className="setting-title">E-mail</span>
            <span className="setting-about">{user.email ?? "None"}</span>
            <span className="setting-about">Your codes for logging in go there.</span>
          </span>
        </div>
        <FieldRow
          title="Phone"
          about="Begins with + and the country’s number. It is never shown to anyone."
          value={user.phone ?? ""}
          input={{ type: "tel", autoComplete: "tel", inputMode: "tel", maxLength: 40, placeholder: "+44 20 7946 0000" }}
          onSave={(phone) => onChange(phoneChange(phone))}
        />
      </SettingGroup>
      <SettingGroup title="Subscriptions">
        <SwitchRow
          title="News by e-mail"
          about="Now and then, the best tiles of late."
          isOn={user.subscriptions.email}
          onChange={(email) =>
            void onChange({
              sent: { emailSubscription: email },
              shown: { subscriptions: { ...user.subscriptions, email } },
              said: `News by e-mail: ${email ? "on" : "off"}`,
              refused: "This could not be kept, so it is as it was",
            })
          }
        />
        <SwitchRow
          title="News by text message"
          about={user.phone ? `The same, much shorter, to ${user.phone}.` : "Needs a phone number, above."}
          isOn={user.subscriptions.sms}
          isDisabled={!user.phone && !user.subscriptions.sms}
          onChange={(sms) =>
            void onChange({
              sent: { smsSubscription: sms },
              shown: { subscriptions: { ...user.subscriptions, sms } },
              said: `News by text message: ${sms ? "on" : "off"}`,
              refused: "This could not be kept, so it is as it was",
            })
          }
        />
      </SettingGroup>
    </>
  )
}

/** Only the server knows how a number is written in full, so nothing is shown before it answers. */
function phoneChange(phone: string) {
  if (phone !== "") return { sent: { phone }, said: "Phone number saved" }
  return { sent: { phone: null, smsSubscription: false }, said: "Phone number removed" }
}
