import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { question } from './people.ts'

/** Expects something of what is asked, or of how the match has ended, once that is there: `await asked(page).toMatch(...)`. */
export const asked = (page: Page) => expect.poll(() => question(page).textContent())
