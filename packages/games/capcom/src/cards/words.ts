/** CC-092..098: ranged, unblockable, homing, stun, triggered effect. */
export const attributes = ['R', 'U', 'H', 'S', 'T'] as const
export type Attribute = (typeof attributes)[number]

/** CC-140: the classes of attack; a throw counts with the basics in attack value, CC-A14. */
export const attackClasses = ['basic', 'throw', 'special', 'super'] as const
export type AttackClass = (typeof attackClasses)[number]
