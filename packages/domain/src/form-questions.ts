export const forms = ["feedback", "survey"] as const
export type FormName = (typeof forms)[number]

export const feedbackTopics = ["story", "app", "idea", "account", "other"] as const
export const surveyReturns = ["surely", "maybe", "hardly"] as const
export const surveyReasons = ["learn", "wind-down", "games", "talk", "chance"] as const
export const surveyWishes = ["shorter", "longer", "pictures", "growing", "games"] as const

/** Characters. */
export const longestFeedback = 2000
export const longestChange = 500
