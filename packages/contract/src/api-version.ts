/**
 * The wire's version, in every answer as `x-confetti-version`. The middle number counts up with what is added, the first one with
 * what would break a client.
 */
export const apiVersion = "1.0.0"
