import { quizTimes } from "@confetti/domain/games/quiz-machine"
import { useEffect, useState } from "react"

/** Three, two, one. */
export function QuizCountdown() {
  const [left, setLeft] = useState(quizTimes.Countdown / 1000)
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="quiz-countdown">
      <h1 className="unseen">QUIZ_ME</h1>
      <p className="unseen" role="status">
        Starting in three seconds.
      </p>
      <b key={left} aria-hidden="true">
        {left}
      </b>
    </div>
  )
}
