// Takes the pictures that docs/GALLERY.md shows and writes it: `npm run gallery`. With a folder and names,
// `npm run gallery -- <folder> <names>`, takes those at all four widths, and leaves the document as it is.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { buildClient } from '../support/build.ts'
import { chromiumArgs, findChromium } from '../support/chromium.ts'
import { Site } from '../support/site.ts'
import { type Picture, pictures } from './pictures.ts'

const docs = fileURLToPath(new URL('../../../../../docs', import.meta.url))
const sizes = [
  { width: 2560, height: 1440 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]
/** How wide a picture is in the document; phones are shown as they are. */
const widest = 960

async function take(browser: Browser, origin: string, picture: Picture, size: (typeof sizes)[number]): Promise<Buffer> {
  const settings = JSON.stringify({ name: 'Ann', speed: 'instant', guide: false, theme: picture.theme ?? 'dark' })
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    hasTouch: size.width < 700,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'cardwright-settings', value: settings }] }],
    },
  })
  try {
    const page = await context.newPage()
    await picture.set(page)
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    return await page.screenshot({ animations: 'disabled' })
  } finally {
    await context.close()
  }
}

/** A picture that is no wider than it needs to be: the browser scales it, and packs it as WebP. */
async function small(page: Page, png: Buffer, width: number): Promise<Buffer> {
  const packed = await page.evaluate(
    async ([source, resizeWidth]) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes]), { resizeWidth, resizeQuality: 'high' })
      const canvas = new OffscreenCanvas(image.width, image.height)
      canvas.getContext('2d')!.drawImage(image, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.75 })
      const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte))
      return btoa(letters.join(''))
    },
    [png.toString('base64'), width] as const,
  )
  return Buffer.from(packed, 'base64')
}

const documentOf = (all: readonly Picture[]): string =>
  [
    '# Gallery',
    '',
    'Pictures of the web client at 2560, 1440, 1024 and 390 pixels, taken by `npm run gallery`.',
    '',
    ...all.flatMap(({ name, caption, shown }) => [
      ...(shown.length > 0 ? [`**${caption}**`, ''] : []),
      ...shown.flatMap((width) => [`![${caption}](gallery/${name}-${width}.webp)`, '']),
    ]),
  ].join('\n')

const [folder = join(tmpdir(), 'cardwright-gallery'), ...names] = process.argv.slice(2)
const executablePath = findChromium()
if (executablePath === null)
  throw new Error('There is no Chromium on this machine, and it cannot be installed by this user.')
const wanted = names.length === 0 ? pictures : pictures.filter(({ name }) => names.includes(name))
const isWhole = names.length === 0
mkdirSync(folder, { recursive: true })
if (isWhole) {
  rmSync(join(docs, 'gallery'), { recursive: true, force: true })
  mkdirSync(join(docs, 'gallery'), { recursive: true })
}
const web = mkdtempSync(join(tmpdir(), 'cardwright-web-'))
buildClient(web)
const site = await Site.open(web)
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
const desk = await browser.newPage()
try {
  for (const picture of wanted) {
    for (const size of sizes) {
      if (isWhole && !picture.shown.includes(size.width)) continue
      const png = await take(browser, site.origin, picture, size)
      const file = `${picture.name}-${size.width}`
      writeFileSync(join(folder, `${file}.png`), png)
      console.log(join(folder, `${file}.png`))
      if (!isWhole) continue
      writeFileSync(join(docs, 'gallery', `${file}.webp`), await small(desk, png, Math.min(size.width, widest)))
    }
  }
  if (isWhole) writeFileSync(join(docs, 'GALLERY.md'), documentOf(pictures))
} finally {
  await browser.close()
  await site.close()
  rmSync(web, { recursive: true, force: true })
}
