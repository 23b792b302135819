import type { PostalAddress } from "@confetti/contract/address"
import type { RewardItem } from "@confetti/contract/rewards"
import { useEffect, useMemo, useRef, useState } from "react"
import { Sheet } from "../../../ui/sheet.tsx"
import { AddressStep } from "./address-step.tsx"
import { addressLines } from "./address-lines.ts"
import { ConfirmStep } from "./confirm-step.tsx"
import { countriesOf, likelyCountry } from "./country-names.ts"
import { DoneStep } from "./done-step.tsx"
import "./redeem.css"
import { type Outcome, useRedeem } from "./use-redeem.ts"

type Props = {
  item: RewardItem
  variant: string
  countries: readonly string[]
  balance: number
  userId: string
  language: string
  /** Reads points and pieces again, and gives the balance there is now. */
  onNews: () => Promise<number | null>
  onOrders: () => void
  onShop: () => void
  onClose: () => void
}

type Step = { is: "address" } | { is: "confirm"; address: PostalAddress } | { is: "done"; outcome: Outcome }

const titles = { address: "Where should it go?", confirm: "One last look", done: "It is yours" }

/** From what was chosen to what is on its way: the address, one look, done. */
export function RedeemSheet(props: Props) {
  const { item, variant, balance, language, onOrders, onShop, onClose } = props
  const countries = useMemo(() => countriesOf(props.countries, language), [props.countries, language])
  const nameOf = (code: string) => countries.find((each) => each.code === code)?.name ?? "this country"
  const redeem = useRedeem(props, nameOf)
  const [step, setStep] = useState<Step>({ is: "address" })
  const body = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const country = redeem.fields.country || likelyCountry(countries, navigator.languages)
  const fields = { ...redeem.fields, country }

  // A screen reader follows from step to step; at first the sheet itself takes the focus.
  useEffect(() => {
    if (!isFirst.current) body.current?.focus()
    isFirst.current = false
    body.current?.closest("dialog")?.scrollTo({ top: 0 })
  }, [step.is])

  const send = async (address: PostalAddress) => {
    const answer = await redeem.send(address)
    if ("redemption" in answer) setStep({ is: "done", outcome: answer })
    else if (answer.step === "address") setStep({ is: "address" })
  }
  const trouble = redeem.refusal?.text ?? null
  return (
    <Sheet title={titles[step.is]} className="redeem-sheet" onClose={onClose}>
      <div className="redeem" ref={body} tabIndex={-1}>
        <p className="unseen" role="status">
          {step.is === "done" ? `It is yours. ${step.outcome.redemption.cost} points are set aside.` : ""}
        </p>
        {step.is === "address" && (
          <AddressStep
            fields={fields}
            countries={countries}
            nameOf={nameOf}
            trouble={trouble}
            onType={(typed) => redeem.type({ country, ...typed })}
            onNext={(address) => {
              redeem.forgive()
              setStep({ is: "confirm", address })
            }}
          />
        )}
        {step.is === "confirm" && (
          <ConfirmStep
            item={item}
            variantName={item.variants.find(({ id }) => id === variant)?.name ?? ""}
            lines={addressLines(step.address, nameOf(step.address.country))}
            balance={balance}
            language={language}
            trouble={trouble}
            isBusy={redeem.isBusy}
            onChange={() => {
              redeem.forgive()
              setStep({ is: "address" })
            }}
            onSend={() => void send(step.address)}
            onChoose={redeem.refusal?.step === "choose" ? onClose : null}
          />
        )}
        {step.is === "done" && (
          <DoneStep
            outcome={step.outcome}
            picture={item.picture}
            language={language}
            onOrders={onOrders}
            onShop={onShop}
          />
        )}
      </div>
    </Sheet>
  )
}
