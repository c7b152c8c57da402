import type { Words } from '@cardwright/engine'

/** The language of tests: English in disguise. Whatever is shown in plain letters lies in no folder of sentences. */
const pseudo = 'en-XA'

/** A test sets it before anything is loaded: a page as a global, a terminal in its environment. */
const { cardwrightLanguage, process } = globalThis as {
  readonly cardwrightLanguage?: string
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> }
}
const isPseudo = (cardwrightLanguage ?? process?.env?.CARDWRIGHT_LANGUAGE) === pseudo

/**
 * Sentences of one language, by name, in the language that is spoken. A sentence with gaps is a function that returns it.
 * A folder of them is all that a second language would have to translate.
 */
export const spoken = <S>(sentences: S): S => (isPseudo ? disguised(sentences) : sentences)

/** What a game says, in the language that is spoken. Names and texts of cards are content, the same in every language. */
export function spokenByGame(words: Words): Words {
  if (!isPseudo) return words
  const { name, lines, keywords, settings, ...sentences } = words
  return {
    ...disguised(sentences),
    name,
    ...(lines && { lines }),
    keywords: Object.fromEntries(
      Object.entries(keywords).map(([word, { means, ...rest }]) => [word, { ...rest, means: disguised(means) }]),
    ),
    // what an option is, is not what it is called
    ...(settings && {
      settings: settings.map(({ name, help, choices, ...setting }) => ({
        ...setting,
        ...disguised({ name, ...(help && { help }) }),
        choices: choices.map(({ value, ...said }) => ({ value, ...disguised(said) })),
      })),
    }),
  }
}

/** Every string in it, and every string that a function in it returns, disguised. */
export function disguised<S>(said: S): S {
  if (typeof said === 'string') return disguise(said) as S
  if (typeof said === 'function') return ((...gaps: unknown[]) => disguised(said(...gaps))) as S
  if (Array.isArray(said)) return said.map(disguised) as S
  if (typeof said !== 'object' || said === null) return said
  return Object.fromEntries(Object.entries(said).map(([name, each]) => [name, disguised(each)])) as S
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀçďéƒğĥíĵķĺḿñóṕɋŕšťúṽŵẋýžÁƁÇĎÉƑĞĤÍĴĶĹḾÑÓṔɊŔŠŤÚṼŴẊÝŽ'

/** `⟦Šíť ďóŵñ⟧`: no plain letter is left, and brackets show where a sentence begins and ends. */
const disguise = (text: string): string =>
  `⟦${text.replace(/[⟦⟧]/g, '').replace(/[a-z]/gi, (letter) => accented.charAt(plain.indexOf(letter)))}⟧`
