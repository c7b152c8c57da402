/** Forms of one rule that can read the same words. The form that stands first is taken; each pair has its reason. */
export const CLASHES: Readonly<Record<string, string>> = {
  'description: {a:alternatives} | {a:alternatives} {posts:posts}':
    'A tail after "except a card ..." belongs to the exception: the nearest noun comes first.',
  'posts: {a:post} {w:withs} | {a:post} {w:withs} {b:posts}':
    'As above: a tail after "except a card ..." belongs to the exception.',
  'withs: {it:with} | {a:with} {b:withs}': 'Of two "with ..." after an exception the second belongs to the exception.',
  'alternatives: {it:kind} | {a:kind} or {b:alternatives}':
    'After "except A or B" both are excepted: the exception takes the whole list.',
  'condition: the {d:description} is/are {where:predicate} | {cards:mention} is/are {where:predicate}':
    '"The character facing this card is ..." is not true if there is none; "all of your characters are ..." can be.',
  'steps: {event:event} , {s:steps} | when {c:conditions} , {s:steps}':
    '"When ... is being attacked" tells of the attack, not of a state that lasts.',
  'steps: {it:step} | you may {s:steps}':
    '"You may put 5 cards with the same card name as this card into your deck" tells of building a deck.',
  'source: <a|an|the|> {keyword:keyword} effect | <a|an|the|> {name:name} effect':
    'A "Change" effect is that of the keyword: no card is called so.',
  'cards: {it:selection} | {a:selection} and {b:cards}':
    'Zones after one "your" are one list: "your memory and marker areas".',
}
