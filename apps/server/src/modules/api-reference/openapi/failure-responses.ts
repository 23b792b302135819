import { type CallableStatus, callableStatuses } from "@confetti/contract/callable-statuses"
import { type ErrorCode, errorCatalogue, httpStatusOf } from "@confetti/contract/errors"
import { keysOf } from "@confetti/domain/keys"
import { z } from "zod"

export const failure = z.strictObject({
  error: z.strictObject({
    status: z.enum(Object.keys(callableStatuses).filter((status) => status !== "OK") as CallableStatus[]),
    message: z.string(),
    details: z.looseObject({
      code: z.enum(keysOf(errorCatalogue)),
      fields: z.array(z.string()).optional(),
      retryAfter: z.number().optional(),
      requestId: z.string().optional(),
    }),
  }),
})

type Response = { description: string; content: Record<string, { schema: object }> }

export const answerIn = (schema: object, description: string): Response => ({
  description,
  content: { "application/json": { schema } },
})

export function failureResponses(codes: readonly ErrorCode[]): Record<string, Response> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) byStatus.set(httpStatusOf(code), [...(byStatus.get(httpStatusOf(code)) ?? []), code])
  const responses = [...byStatus].map(([status, those]) => {
    const said = those.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join("\n")
    return [String(status), answerIn({ $ref: "#/components/schemas/Failure" }, said)] as const
  })
  return Object.fromEntries(responses)
}
