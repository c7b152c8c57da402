/** What the guide has explained, among the settings, once a card was read by holding a finger on it. */
export const holding = '* hold'
