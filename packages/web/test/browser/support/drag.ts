import type { CDPSession, Locator, Page } from 'playwright-core'

export async function middleOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await thing.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

const steps = 8

/** A pointer takes something from here to there. */
export async function dragByPointer(page: Page, from: Locator, to: Locator): Promise<void> {
  // what is still on its way back from another drag is waited for
  await from.hover()
  const end = await middleOf(to)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps })
  await page.mouse.up()
}

/** A finger takes something from here to there. */
export async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover({ trial: true })
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const session: CDPSession = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) => {
    const at = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] })
  }
  await touch('touchStart', 0)
  for (let step = 1; step <= steps; step++) await touch('touchMove', step / steps)
  await touch('touchEnd', 1)
  await session.detach()
}
