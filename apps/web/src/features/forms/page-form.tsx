import type { FormName } from "@confetti/domain/form-questions"
import { FeedbackForm } from "./feedback-form.tsx"
import { SurveyForm } from "./survey-form.tsx"

export function PageForm({ form }: { form: FormName }) {
  return form === "feedback" ? <FeedbackForm /> : <SurveyForm />
}
