import { afterAll, beforeAll, expect, it } from 'vitest'
import { MailBox } from './support/mail-box.ts'
import { Site } from './support/site.ts'
import { describeInBrowser, site, visitors } from './support/visitors.ts'

const password = 'nine and one more'

describeInBrowser('The decks of an account', () => {
  const visit = visitors()

  it('are in every browser of their owner, and a guest takes theirs along', async () => {
    const here = await visit()
    const saved = here.page.waitForResponse(
      (reply) => new URL(reply.url()).pathname.startsWith('/api/decks/') && reply.request().method() === 'POST',
    )
    await here.page.goto('/decks')
    await here.page.getByRole('button', { name: 'Start from Skyfire' }).click()
    await here.page.getByLabel('The deck’s name').fill('Embers')
    await here.page.goto('/profile')
    await here.page.getByRole('button', { name: 'I am new here' }).click()
    await here.page.getByLabel('Name').fill('Bea')
    await here.page.getByLabel('Email').fill('bea@example.org')
    await here.page.getByLabel('Password').fill(password)
    await here.page.getByRole('button', { name: 'Sign up' }).click()
    await here.page.getByRole('heading', { name: 'Bea', level: 1 }).waitFor()
    await here.page.goto('/decks')
    expect((await saved).ok()).toBe(true)

    const there = await visit()
    await there.page.goto('/profile')
    await there.page.getByLabel('Email').fill('bea@example.org')
    await there.page.getByLabel('Password').fill(password)
    await there.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await there.page.getByRole('heading', { name: 'Bea', level: 1 }).waitFor()
    await there.page.goto('/decks')
    await there.page.getByRole('link', { name: 'Embers' }).click()
    const removed = there.page.waitForResponse((reply) => reply.url().endsWith('/remove'))
    await there.page.getByRole('button', { name: 'Delete …' }).click()
    await there.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await removed

    await here.page.reload()
    await here.page.getByRole('link', { name: 'Embers' }).waitFor({ state: 'detached' })
    await here.page.getByRole('button', { name: 'Start from Skyfire' }).waitFor()
  })
})

describeInBrowser('An account, by mail', () => {
  const visit = visitors()
  const post = new MailBox()
  let mailing: Site

  beforeAll(async () => {
    await post.listen()
    mailing = await Site.open(site().web, {
      CARDWRIGHT_MAIL_URL: post.url,
      CARDWRIGHT_MAIL_FROM: 'Cardwright <cards@example.org>',
    })
  })

  afterAll(async () => {
    await mailing.close()
    post.close()
  })

  it('is signed up for, gets another password, and is deleted', async () => {
    const { page } = await visit({ baseURL: mailing.origin, expected: /401/ })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'I am new here' }).click()
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByText('open the link in the mail').waitFor()
    await page.goto(await post.link(1))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('You are signed in').waitFor()

    await page.goto('/profile')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Forgot the password?' }).click()
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await page.getByText('a link is on its way').waitFor()
    await page.goto(await post.link(2))
    await page.getByLabel('New password').fill('another one, as long')
    await page.getByRole('button', { name: 'Take this password' }).click()
    await page.getByRole('link', { name: 'Sign in' }).click()

    const signIn = async (secret: string) => {
      await page.getByLabel('Email').fill('ada@example.org')
      await page.getByLabel('Password').fill(secret)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    }
    await signIn(password)
    await page.getByRole('alert').waitFor()
    await signIn('another one, as long')
    await page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor()

    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByLabel('Password').fill('another one, as long')
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor()
    await signIn('another one, as long')
    expect(await page.getByRole('alert').textContent()).toBe('Invalid email or password')
  })
})
