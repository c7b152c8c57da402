import type { Page } from 'playwright-core'
import { followLesson, lessonSteps } from '../support/lesson.ts'
import { duel, playUntil, practice } from '../support/millennium.ts'
import { question, settled, shown, sitDown } from '../support/people.ts'
import { playOn } from '../support/player.ts'

/** What is taken, what is shown of it in the document, and what is said there. */
export interface Picture {
  readonly name: string
  readonly caption: string
  /** The widths that the document shows. */
  readonly shown: readonly number[]
  readonly theme?: 'light'
  /** Brings the page to where it is to be seen. */
  set(page: Page): Promise<void>
}

const at = (path: string) => async (page: Page) => {
  await page.goto(path)
  await settled(page)
}

/** A match against a bot, after so many decisions. */
const inPractice = (game: string, decisions: number, seed: string) => async (page: Page) => {
  await page.goto(`/practice/${game}?seed=${seed}`)
  await playOn(page, { seed, decisions })
  await page.mouse.move(0, 0)
}

async function waitingRoom(page: Page): Promise<void> {
  await page.goto('/lobby')
  await page.getByRole('button', { name: 'Open a table' }).click()
  await page.getByLabel('The link to this table').waitFor()
}

async function replay(page: Page): Promise<void> {
  await inPractice('exceed', 9, 'gallery')(page)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Resign …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Watch it again' }).click()
  const line = page.getByRole('slider', { name: 'Where in the match' })
  await line.press('End')
  await line.press('ArrowLeft')
}

/** The trading floor: somebody has bought a little, and the others are at it. */
async function floor(page: Page): Promise<void> {
  await page.goto(practice(duel))
  await question(page).waitFor()
  await shown(page)
}

/** A tournament, after two turns of one's own. */
async function tournament(page: Page): Promise<void> {
  await floor(page)
  const played = page.locator('.mb-side[data-near] .mb-tableau > li:not(.mb-empty)')
  const asked = page.locator('.ask[data-kind="turn"]')
  await playUntil(page, async () => (await played.count()) > 1 && (await asked.count()) > 0)
  await page.mouse.move(0, 0)
}

async function duelists(page: Page): Promise<void> {
  const options = { mode: 'duel', fighters: ['asha-vell', 'mirelle-quill'], first: 0 }
  await page.goto(`/practice/capcom?seed=gallery&options=${encodeURIComponent(JSON.stringify(options))}`)
  await playOn(page, { seed: 'gallery', decisions: 9 })
  await page.mouse.move(0, 0)
}

/** The lesson of Exceed, step by step, to where an attack has hit. */
async function strike(page: Page): Promise<void> {
  await page.goto('/lesson/exceed')
  await followLesson(page, lessonSteps.exceed.slice(0, 3))
  await page.getByRole('button', { name: 'More' }).click()
  // after instant comes step by step
  await page.getByRole('menuitem', { name: /^Speed/ }).click()
  await page
    .getByRole('region', { name: /^Hand/ })
    .getByRole('button', { name: /^Spike/ })
    .click()
  await page.getByRole('menuitem', { name: /^Strike with Spike/ }).click()
  const told = page.getByRole('list', { name: 'What has happened' })
  for (let n = 0; n < 20 && !(await told.textContent())?.includes('loses 5 life'); n++)
    await page.keyboard.press('Space')
}

async function ending(page: Page): Promise<void> {
  await page.goto('/practice/exceed?seed=ending')
  await playOn(page, { seed: 'ending' })
  // the match is played once more to draw how it went
  await page.locator('.ending__curve').waitFor()
}

async function lesson(page: Page): Promise<void> {
  await page.goto('/lesson/exceed')
  await followLesson(page, lessonSteps.exceed.slice(0, 3))
}

/** The lesson of Exodus, where the other side answers. */
async function answered(page: Page): Promise<void> {
  await page.goto('/lesson/exodus')
  // as far as the first attack
  await followLesson(page, lessonSteps.exodus.slice(0, 9))
  await page.mouse.move(0, 0)
}

async function lobby(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await sitDown(page, other, 'Exceed').catch(() => {})
  await other.close()
  await at('/lobby')(page)
}

async function zoomed(page: Page): Promise<void> {
  await inPractice('exceed', 3, 'gallery')(page)
  await page.getByRole('region', { name: /^Hand/ }).getByRole('button').first().hover()
  await page.locator('.zoom').waitFor()
}

export const pictures: readonly Picture[] = [
  { name: 'home', caption: 'The front page: one click, and one plays.', shown: [1440, 390], set: at('/') },
  {
    name: 'exceed',
    caption: 'Exceed: two fighters, nine spaces on a pier, and a hand that says what reaches.',
    shown: [2560, 1440, 1024, 390],
    set: inPractice('exceed', 14, 'gallery'),
  },
  {
    name: 'exodus',
    caption: 'Exodus, in its lesson: creatures on piles of energy, and a stack that one can see into.',
    shown: [2560, 1440, 1024, 390],
    set: answered,
  },
  {
    name: 'weiss',
    caption: 'Weiss Schwarz: two stages, a clock that runs towards the next level, and texts that play themselves.',
    shown: [2560, 1440, 1024, 390],
    set: inPractice('weiss', 40, 'gallery'),
  },
  {
    name: 'millennium',
    caption: 'Millennium Blades: a trading floor on which everybody buys, sells and builds at once.',
    shown: [2560, 1440, 1024, 390],
    set: floor,
  },
  {
    name: 'tournament',
    caption: 'A tournament of it: six Singles each, and every point with its reason.',
    shown: [1440],
    set: tournament,
  },
  {
    name: 'capcom',
    caption: 'Capcom Crossovers: combos of number cards, and an answer to each.',
    shown: [2560, 1440, 1024, 390],
    set: duelists,
  },
  {
    name: 'exodus-light',
    caption: 'A match of it, in the light theme.',
    shown: [1024],
    theme: 'light',
    set: inPractice('exodus', 34, 'gallery'),
  },
  {
    name: 'strike',
    caption: 'A Strike: both attacks are open, and what is compared stands out.',
    shown: [1440],
    set: strike,
  },
  {
    name: 'ending',
    caption: 'How it ended: why, and how it went.',
    shown: [1440, 390],
    set: ending,
  },
  {
    name: 'zoom',
    caption: 'Every card can be read, and its words are explained.',
    shown: [1024],
    set: zoomed,
  },
  {
    name: 'fighters',
    caption: 'Whom to fight with, and with which cards.',
    shown: [1024],
    set: at('/choose/exceed'),
  },
  { name: 'decks', caption: 'Which deck to play.', shown: [1024], set: at('/choose/exodus') },
  {
    name: 'lesson',
    caption: 'A lesson: a few decisions, and why they matter.',
    shown: [1024],
    set: lesson,
  },
  { name: 'replay', caption: 'A replay, and a chair to take over.', shown: [1024], set: replay },
  {
    name: 'duel',
    caption: 'A game without a board of its own, at the generic table.',
    shown: [1024],
    set: inPractice('duel', 8, 'gallery'),
  },
  {
    name: 'market',
    caption: 'Another one, played against the clock.',
    shown: [],
    set: inPractice('market', 4, 'gallery'),
  },
  { name: 'rules', caption: 'The rules: by chapters, to be searched.', shown: [1024], set: at('/rules/exceed') },
  {
    name: 'chapter',
    caption: 'A chapter: every rule with its id, by which the log and every refusal name it.',
    shown: [1024, 390],
    set: at('/rules/exceed#EX-040'),
  },
  { name: 'lobby', caption: 'Tables to sit down at.', shown: [], set: lobby },
  { name: 'waiting', caption: 'A table that waits.', shown: [], set: waitingRoom },
  { name: 'replays', caption: 'What was played here.', shown: [], set: at('/replay') },
  { name: 'profile', caption: 'Who one is.', shown: [], set: at('/profile') },
  { name: 'settings', caption: 'What one likes.', shown: [], set: at('/settings') },
  { name: 'about', caption: 'Credits.', shown: [], set: at('/about') },
  { name: 'home-light', caption: 'The front page by day.', shown: [], theme: 'light', set: at('/') },
  {
    name: 'exceed-light',
    caption: 'Exceed by day.',
    shown: [],
    theme: 'light',
    set: inPractice('exceed', 14, 'gallery'),
  },
]
