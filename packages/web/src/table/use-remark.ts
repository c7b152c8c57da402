import type { Snapshot } from '@cardwright/protocol'
import { useEffect, useRef, useState } from 'react'
import type { LessonClock } from '../lessons/lesson.ts'

/** What the teacher has last said about the clock since this step began; null if nothing. */
export function useRemark(lessonClock: LessonClock | undefined, snapshot: Snapshot, step: number): string | null {
  const { view, clock, clockHeard } = snapshot
  const until = view && lessonClock ? lessonClock.until(view.facts) : null
  const now = clock?.runs ? clock.now - clockHeard : null
  const [remark, setRemark] = useState<{ readonly step: number; readonly say: string } | null>(null)
  const rings = useRef(until)
  const at = useRef(step)
  at.current = step
  useEffect(() => {
    const before = rings.current
    rings.current = until
    if (!lessonClock || until === null) return
    const say = (seconds: number) => setRemark({ step: at.current, say: lessonClock.remarks[seconds]! })
    // it rings when the next one starts
    if (before !== null && until > before) say(0)
    if (now === null) return
    const left = until - now - performance.now()
    const timers = Object.keys(lessonClock.remarks)
      .map(Number)
      .filter((seconds) => seconds > 0 && left > seconds * 1000)
      .map((seconds) => setTimeout(() => say(seconds), left - seconds * 1000))
    return () => timers.forEach(clearTimeout)
  }, [lessonClock, until, now])
  return remark?.step === step ? remark.say : null
}
