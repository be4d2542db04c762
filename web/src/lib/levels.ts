/** The level that a bot has when nobody chooses one. */
export const USUAL = 'casual';
