/** How typed answers look. */
export const hints = {
  name: 'name:<single>, such as name:orchard-rocket',
  offer:
    'offer:<seat>:<cards>:<dollars>:<friendship>:<wanted cards>:<wanted dollars>:<wanted friendship>, cards joined by +',
  fuse: 'fuse:<bronze or silver>:<cards>, cards joined by +',
  market: 'Type what you do with your own cards, such as sell:orchard-rocket.',
}
