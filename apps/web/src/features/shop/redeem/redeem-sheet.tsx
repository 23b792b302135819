import type { PostalAddress } from "@confetti/contract/address"
import type { Picture } from "@confetti/contract/picture"
import type { RewardItem } from "@confetti/contract/rewards"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { addressLines } from "@confetti/domain/rewards/address-format"
import { isPerk } from "@confetti/domain/rewards/item-kind"
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react"
import { burst } from "../../../ui/burst.ts"
import { Button } from "../../../ui/button.tsx"
import { Sheet } from "../../../ui/sheet.tsx"
import { TilePicture } from "../../tile/index.ts"
import { reviewWords } from "../order-words.ts"
import { AddressStep } from "./address-step.tsx"
import { ConfirmStep } from "./confirm-step.tsx"
import { countriesOf, likelyCountry } from "./country-names.ts"
import { type Outcome, useRedeem } from "./use-redeem.ts"
import "./redeem.css"
import "../orders.css"

type DoneStepProps = {
  outcome: Outcome
  picture: Picture
  language: string
  choice: ReactNode
  onOrders: () => void
  onShelf: () => void
  onShop: () => void
}

/** Milliseconds until the sheet has settled and the picture is in place. */
const arrives = 120

type Props = {
  item: RewardItem
  variant: string
  countries: readonly string[]
  balance: number
  userId: string
  language: string
  choice: ReactNode
  /** Reads points and stock again, and returns the balance. */
  onBalanceChanged: () => Promise<number | null>
  onOrders: () => void
  onShelf: () => void
  onShop: () => void
  onClose: () => void
}

type Step = { is: "address" } | { is: "confirm"; address: PostalAddress | null } | { is: "done"; outcome: Outcome }

const titles = { address: t`Delivery address`, confirm: t`Check your order`, done: t`It is yours` }

export function RedeemSheet(props: Props) {
  const { item, variant, balance, language, onOrders, onShelf, onShop, onClose } = props
  const countries = useMemo(() => countriesOf(props.countries, language), [props.countries, language])
  const nameOf = (code: string) => countries.find((each) => each.code === code)?.name ?? null
  const redeem = useRedeem(props, nameOf)
  // Perks need no address.
  const [step, setStep] = useState<Step>(isPerk(item.kind) ? { is: "confirm", address: null } : { is: "address" })
  const body = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const country = redeem.fields.country || likelyCountry(countries, navigator.languages)
  const fields = { ...redeem.fields, country }

  // Screen readers follow each step; at first the sheet takes the focus.
  useEffect(() => {
    if (!isFirst.current) body.current?.focus()
    isFirst.current = false
    body.current?.closest("dialog")?.scrollTo({ top: 0 })
  }, [step.is])

  const send = async (address: PostalAddress | null) => {
    const answer = await redeem.send(address)
    if ("redemption" in answer) setStep({ is: "done", outcome: answer })
    else if (answer.step === "address") setStep({ is: "address" })
  }
  const error = redeem.refusal?.text ?? null
  return (
    <Sheet title={titles[step.is]} className="redeem-sheet" onClose={onClose}>
      <div className="redeem mt-1" ref={body} tabIndex={-1}>
        <p className="unseen" role="status">
          {step.is === "done" ? doneWords(step.outcome) : ""}
        </p>
        {step.is === "address" && (
          <AddressStep
            fields={fields}
            countries={countries}
            error={error}
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
            lines={
              step.address === null ? [] : addressLines(step.address, nameOf(step.address.country) ?? t`this country`)
            }
            balance={balance}
            language={language}
            error={error}
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
            choice={props.choice}
            onOrders={onOrders}
            onShelf={onShelf}
            onShop={onShop}
          />
        )}
      </div>
    </Sheet>
  )
}

function doneWords({ redemption: { cost, state } }: Outcome): string {
  return state === "unlocked" ? t`It is yours. You spent ${cost} points.` : t`It is yours. ${cost} points are reserved.`
}

function DoneStep({
  outcome: { redemption, balance },
  picture,
  language,
  choice,
  onOrders,
  onShelf,
  onShop,
}: DoneStepProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const timers = [0.5, 0.1, 0.9].map((share, at) =>
      setTimeout(
        () => {
          const { left, top, width, height } = element.getBoundingClientRect()
          burst(left + width * share, top + height / 2, 85 + at * 110, element)
        },
        arrives + at * 160,
      ),
    )
    return () => timers.forEach(clearTimeout)
  }, [])
  const cost = redemption.cost.toLocaleString(language)
  const remains = plural(balance, { one: `you have # left`, other: `you have # left` }, language)
  const { title } = redemption.item
  const isUnlocked = redemption.state === "unlocked"
  return (
    <div className="redeem-done grid gap-4" data-unlocked={isUnlocked || undefined}>
      <div className="done-art relative aspect-square mx-auto mt-3 mb-2 rounded-sheet" ref={place}>
        <TilePicture picture={{ ...picture, alt: "" }} sizes="300px" />
      </div>
      {isUnlocked ? (
        <>
          <p>
            {t`${title} is yours.`}{" "}
            {plural(balance, { one: `You have # point left.`, other: `You have # points left.` }, language)}
          </p>
          {choice}
        </>
      ) : (
        <p>
          {cost} points are reserved for {title}, and {remains}. You can track it in your orders, and cancel it until it
          is packed.
        </p>
      )}
      {redemption.isUnderReview && <p>{reviewWords}</p>}
      <Button kind="primary" onClick={isUnlocked ? onShelf : onOrders}>
        {isUnlocked ? "Go to your shelf" : "See your order"}
      </Button>
      <Button className="surface-3" onClick={onShop}>
        Back to the shop
      </Button>
    </div>
  )
}
