import { activeTrace, type Step } from "./active-trace.ts"
import { errorType } from "./error-type.ts"

/** Runs something as a step of the current trace. `failureOf` gives the code of a failed result that is no error. */
export async function traceStep<Result>(
  step: Step,
  run: () => Promise<Result>,
  failureOf?: (result: Result) => string | undefined,
): Promise<Result> {
  const open = activeTrace.getStore()?.startStep(step) ?? null
  if (open === null) return run()
  try {
    const result = await run()
    open.end(failureOf?.(result))
    return result
  } catch (error) {
    open.end(errorType(error))
    throw error
  }
}
