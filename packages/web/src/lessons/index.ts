import type { Lesson } from './lesson.ts'

const lessons = import.meta.glob<{ readonly lesson: Lesson }>(['./*.ts', '!./index.ts', '!./lesson.ts'])

export const hasLesson = (game: string): boolean => `./${game}.ts` in lessons

/** The lesson of a game; null if there is none. */
export const lessonOf = (game: string): Promise<Lesson> | null =>
  lessons[`./${game}.ts`]?.().then(({ lesson }) => lesson) ?? null
