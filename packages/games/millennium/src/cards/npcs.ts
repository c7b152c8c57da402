import { slug } from './build.ts'
import type { CardData } from './definitions.ts'

type Npc = Extract<CardData, { kind: 'npc' }>

const npc = (name: string, vp: number, wants: Npc['wants'], flavour: string): Npc => ({
  id: `npc-${slug(name)}`,
  kind: 'npc',
  name,
  vp,
  wants,
  flavour,
})

/** MB-010: the people of the shop, who play for fun. */
export const npcs: Npc[] = [
  npc('Ollie, Who Just Started', 2, { cards: 2, rarity: 'core' }, '“Is this one good?”'),
  npc('Grandma Rue', 2, { cards: 2, maxStars: 2 }, 'She likes the little ones.'),
  npc('Fire Drill Pete', 2, { cards: 2, element: 'fire' }, 'Banned from two venues. For the sprinklers.'),
  npc('Bathtub Bea', 2, { cards: 2, element: 'water' }, 'Sleeves everything twice.'),
  npc('Kite Kid', 2, { cards: 2, element: 'air' }, 'Plays outdoors. Loses cards outdoors.'),
  npc('Allotment Al', 2, { cards: 2, element: 'earth' }, 'Pays in radishes, officially.'),
  npc('Sunny Delphine', 2, { cards: 2, element: 'light' }, 'Cheers for both sides.'),
  npc('Midnight Moe', 2, { cards: 2, element: 'dark' }, 'Sunglasses. Indoors. Always.'),
  npc('Vet Student Ines', 2, { cards: 2, type: 'animal' }, 'Names every card.'),
  npc('Folklore Professor', 3, { cards: 2, type: 'myth' }, 'Corrects the flavour text.'),
  npc('Robot Club Treasurer', 3, { cards: 2, type: 'construct' }, 'Has a form for that.'),
  npc('Local Journalist', 2, { cards: 2, type: 'citizen' }, 'Still writing that feature.'),
  npc('Cadet on Leave', 2, { cards: 2, type: 'soldier' }, 'Salutes the judge.'),
  npc('Birthday Magician', 3, { cards: 2, type: 'mage' }, 'Pick a card. No, really.'),
  npc('Twins Who Finish Sentences', 3, { cards: 2, same: 'stars' }, '“We want—” “—two alike.”'),
  npc('Rainbow Rhea', 4, { cards: 4, different: 'element' }, 'One of each, and no less.'),
  npc('Census Taker', 4, { cards: 4, different: 'type' }, 'Counts everybody once.'),
  npc('Completionist Carl', 4, { cards: 3, same: 'set' }, 'Only needs three more. Always.'),
  npc('Bulk Buyer Bo', 3, { cards: 4 }, 'Weighs them on a kitchen scale.'),
  npc('Speculator Sloane', 3, { cards: 2, totalStars: 10 }, 'Buys rumours, sells news.'),
  npc('Whale in Row Three', 4, { cards: 1, minStars: 7 }, 'Has never looked at a price.'),
  npc('Expansion Enthusiast', 2, { cards: 1, rarity: 'expansion' }, 'Loves the smell of a fresh pack.'),
  npc('Premium Member Priya', 3, { cards: 1, rarity: 'premium' }, 'Has the tote bag.'),
  npc('Master Class Marge', 3, { cards: 1, rarity: 'master' }, 'Playing since before sleeves.'),
  npc('Box Hoarder Hamid', 3, { cards: 1, kind: 'deckBox' }, 'Keeps boxes in boxes.'),
  npc('Sleeve Whisperer', 2, { cards: 1, kind: 'accessory' }, 'Can hear a scuff.'),
  npc('Ladder Climber Lu', 3, { cards: 3, different: 'stars' }, 'One rung at a time.'),
  npc('The Quiet Regular', 4, { cards: 3, same: 'type' }, 'Nobody has ever seen them lose.'),
]
