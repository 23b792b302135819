/** The wire's version, sent as `x-confetti-version`. The minor number grows with additions, the major one with breaking changes. */
export const apiVersion = "1.0.0"
