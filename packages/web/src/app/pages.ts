import { fetchTable } from './ahead.ts'
import { page } from './page.tsx'

export const Choose = page(async () => (await import('../pages/Choose.tsx')).Choose)
export const Practice = page(
  async () => (await import('../pages/Practice.tsx')).Practice,
  ({ game }) => fetchTable(game),
)
export const LessonPage = page(
  async () => (await import('../pages/LessonPage.tsx')).LessonPage,
  ({ game }) => fetchTable(game),
)
export const RulebookPage = page(async () => (await import('../pages/rulebook/Rulebook.tsx')).RulebookPage)
export const SettingsPage = page(async () => (await import('../pages/Settings.tsx')).SettingsPage)
export const About = page(async () => (await import('../pages/About.tsx')).About)
export const Replay = page(async () => (await import('../pages/Replay.tsx')).Replay)
export const LobbyPage = page(async () => (await import('../pages/Lobby.tsx')).LobbyPage)
export const TableLink = page(async () => (await import('../pages/TableLink.tsx')).TableLink)
export const Operator = page(async () => (await import('../pages/Operator.tsx')).Operator)
export const DecksPage = page(async () => (await import('../pages/workshop/DecksPage.tsx')).DecksPage)
export const WorkshopPage = page(async () => (await import('../pages/workshop/WorkshopPage.tsx')).WorkshopPage)
export const Reset = page(async () => (await import('../pages/Reset.tsx')).Reset)
export const Confirm = page(async () => (await import('../pages/Confirm.tsx')).Confirm)
export const Profile = page(async () => (await import('../pages/Profile.tsx')).Profile)
