import { t } from "@confetti/domain/messages/t"

export const reportReasonWords: Readonly<Record<string, string>> = {
  spam: t`spam`,
  hateful: t`hateful`,
  harassment: t`harassment`,
  sexual: t`sexual`,
  violence: t`violence`,
  false: t`false`,
  private: t`private`,
  other: t`other`,
}
