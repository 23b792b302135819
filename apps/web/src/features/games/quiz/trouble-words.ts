import { t } from "@confetti/domain/messages/t"
import type { ApiError } from "../../../platform/api.ts"

/** What is said where the quiz can't go on. */
export function troubleWords({ code, message }: ApiError): { title: string; about: string } {
  const title = t`The quiz can’t go on just now`
  if (code === "offline")
    return { title, about: t`What you have answered is kept. It goes on here as soon as there is a connection.` }
  return { title, about: t`${message} What you have answered is kept.` }
}
