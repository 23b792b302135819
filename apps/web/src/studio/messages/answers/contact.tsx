import { useState } from "react"
import { useAttempt } from "../../../ui/use-attempt.ts"
import { studioCall } from "../../access/studio-call.ts"
import { troubleText } from "../../trouble-text.ts"

/** Where somebody asked to be answered, once an editor asks: that they did is written down. */
export function Contact({ answerId }: { answerId: string }) {
  const [email, setEmail] = useState<string | null>(null)
  const { isBusy, trouble, attempt } = useAttempt(troubleText)
  const show = () => void attempt(async () => setEmail((await studioCall("forms-show_contact", { answerId })).email))
  return (
    <>
      {email === null ? (
        <button type="button" className="button" disabled={isBusy} onClick={show}>
          Show where to answer
        </button>
      ) : (
        <a className="button" href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>
          {email}
        </a>
      )}
      {trouble !== null && (
        <p className="studio-trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}
