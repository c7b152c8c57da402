import { looksOf } from './fighters.ts'

/** The picture of each card, chosen for what its name says. */
const pictures: Readonly<Record<string, string>> = {
  // the eight that everybody has
  grasp: 'grab',
  cross: 'crossed-slashes',
  assault: 'wolverine-claws',
  dive: 'crow-dive',
  spike: 'thrown-spear',
  sweep: 'scythe',
  focus: 'convergence-target',
  block: 'shield-reflect',
  // Ketta Brisk
  'tile-breaker': 'hammer-break',
  'satchel-swing': 'shoulder-bag',
  'ledge-kick': 'boot-kick',
  'chimney-drop': 'chimney',
  'three-stairs': '3d-stairs',
  'roof-storm': 'lightning-storm',
  'every-door': 'saloon-doors',
  // Odrun Hale
  'bollard-throw': 'mooring-bollard',
  'chain-cast': 'harpoon-chain',
  deadweight: 'curling-stone',
  'shoulder-charge': 'shoulder-armor',
  undertow: 'low-tide',
  'anchor-drop': 'anchor',
  keelhaul: 'ship-bow',
  // Sefa Quill
  'needle-shot': 'supersonic-arrow',
  'kite-drag': 'kite',
  'falling-feathers': 'two-feathers',
  'bow-bash': 'bow-arrow',
  'low-volley': 'arrow-cluster',
  'sky-of-strings': 'swirl-string',
  'thread-the-eye': 'sewing-needle',
  // Nib Tarrow
  'copper-lash': 'tripwire',
  'jaw-hammer': 'wolf-trap',
  'sulphur-flask': 'smoke-bomb',
  'bell-on-a-string': 'ringing-bell',
  'scrap-charge': 'gear-hammer',
  'whole-workshop': 'toolbox',
  'clockwork-cage': 'zigzag-cage',
  // Maro Stillwater
  'still-palm': 'open-palm',
  'reed-step': 'reed',
  'ferrymans-due': 'two-coins',
  ripple: 'echo-ripples',
  'deep-breath': 'meditation',
  'whole-river': 'river',
  'break-the-dam': 'dam',
  // Auntie Pell
  'scale-swing': 'scales',
  collect: 'receive-money',
  'coin-toss': 'coinflip',
  strongbox: 'strongbox',
  'compound-interest': 'coins-pile',
  foreclosure: 'locked-door',
  'the-whole-vault': 'open-treasure-chest',
  // Vesper Lowe
  'lamp-hook': 'old-lantern',
  'match-strike': 'match-tip',
  'long-shadow': 'two-shadows',
  'snuff-out': 'candle-holder',
  'guttering-flame': 'candle-flame',
  'full-dark': 'night-sky',
  'harbour-light': 'lighthouse',
  // Tamsin Fenn
  'pale-fire': 'fluffy-flame',
  'follow-me': 'footsteps',
  'trade-places': 'body-swapping',
  'cold-hands': 'skeletal-hand',
  'grave-candle': 'candle-skull',
  'field-of-lights': 'candles',
  'into-the-marsh': 'swamp',
  // Isaura Penn
  'margin-note': 'stabbed-note',
  'ink-lash': 'ink-swirl',
  'heavy-volume': 'white-book',
  'quill-dart': 'quill',
  'closed-chapter': 'book-cover',
  'burn-the-index': 'burning-book',
  'the-last-page': 'scroll-quill',
  // Jass Corbel
  'loaded-dice': 'rolling-dices',
  'all-the-chips': 'token',
  'card-fan': 'poker-hand',
  'table-flip': 'table',
  'marked-ace': 'card-ace-spades',
  'the-house-wins': 'card-joker',
  'last-coin': 'crown-coin',
  // Corra Tull
  'one-two': 'punch',
  flurry: 'punch-blast',
  'come-forward': 'high-punch',
  'swinging-rope': 'boxing-ring',
  'body-blow': 'armor-punch',
  'last-bell': 'ringing-alarm',
  'all-comers': 'fulguro-punch',
  // tokens
  wisp: 'candle-flame',
}

const fighters = new Set([
  'ketta',
  'odrun',
  'sefa',
  'nib',
  'maro',
  'pell',
  'vesper',
  'tamsin',
  'isaura',
  'jass',
  'corra',
])

export const picture = (card: string): string | null =>
  fighters.has(card) ? looksOf(card).figure : (pictures[card] ?? null)
