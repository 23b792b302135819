import { lazyScreen } from "../../../../ui/lazy-screen.tsx"

/** What nobody sees before the last question. */
export const LateQuizEnd = lazyScreen(() => import("./quiz-end.tsx").then((module) => module.QuizEnd), null)
