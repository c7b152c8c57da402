const vowel = '[aeiouy]'
const consonant = '[b-df-hj-np-tv-xz]'
/** Letters that are one sound, or begin a syllable together: they stay together. */
const pair = '(?:[cgpstw]h|[bcdfgpt]r|[bcfgps]l|qu)'
const before = `(?<=${vowel})(?!sh)(?=(?:${pair}|st|${consonant})(?:[aiouy]|e[aeilnr]))`
const between = `(?<=${vowel}(?:tch|[cpst]h|ck|ng|ght|${consonant}))(?!(?<=(?<!gh)[cgpstw])h|(?<=[bcdfgpt])r|(?<=[bcfgps])l|(?<=s)t)(?=(?:${pair}|st|${consonant})${vowel})`
/** Before a consonant and a vowel that is heard, as an e after a single consonant often is not. */
const syllable = new RegExp(`${before}|${between}`, 'gi')

/**
 * A name with soft hyphens where its long words may be parted. Browsers part no word that begins with a capital letter,
 * and most know no language until they have fetched it.
 */
export const parted = (name: string): string =>
  name.replace(/[a-z]{9,}/gi, (word) =>
    word.replace(syllable, (_, at: number) => (at >= 3 && at <= word.length - 3 ? '\u00ad' : '')),
  )
