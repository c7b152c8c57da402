/** What the words on the cards mean. */
export const keywords: Readonly<Record<string, { readonly means: string; readonly rule?: string }>> = {
  AUTO: { means: 'Waits for something to happen, and is carried out right after it.', rule: 'WS-103' },
  ACT: { means: 'Is used in your main phase, as often as you can pay for it.', rule: 'WS-062' },
  CONT: { means: 'Holds as long as the card is there.', rule: 'WS-158' },
  COUNTER: { means: 'Is used when your character is attacked from the front.', rule: 'WS-140' },
  CXCOMBO: { means: 'A label: this ability goes with a climax.', rule: 'WS-159' },
  CLOCK: { means: 'Works while the card lies in your clock.', rule: 'WS-011' },
  Encore: {
    means: 'Pay for it when the character goes to the waiting room, and it comes back rested.',
    rule: 'WS-151',
  },
  Backup: {
    means: 'Discard this card while your character is attacked from the front: that character gets power.',
    rule: 'WS-173',
  },
  Assist: { means: 'Helps the characters in front of this card.' },
  Brainstorm: { means: 'Turn cards over; each climax among them brings something.' },
  Bond: { means: 'When you play this card, pay to fetch the card that it names from your waiting room.' },
  Change: { means: 'Pay to put the character that it names in this one’s place.' },
  Experience: { means: 'Works once the levels in your level area add up.' },
  Memory: { means: 'Works with the cards in your memory.' },
  Alarm: { means: 'Works while this card is the top card of your clock.' },
  Resonate: { means: 'Show the card that it names from your hand.' },
  Accelerate: { means: 'Put a card into your clock as the cost, and get what the text says.' },
  Shift: { means: 'Exchange this card in your clock with a card of its colour in your hand.' },
  Stock: { means: 'Cards that pay for others, the topmost first.', rule: 'WS-027' },
  Soul: { means: 'The damage that a character deals.', rule: 'WS-015' },
}
