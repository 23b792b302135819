/** The callable protocol's statuses with their HTTP statuses. */
export const callableStatuses = {
  OK: 200,
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const

export type CallableStatus = Exclude<keyof typeof callableStatuses, "OK">

/** `http` overrides the status, where HTTP has one that the protocol lacks. */
export type ErrorEntry = { status: CallableStatus; message: string; http?: number }
