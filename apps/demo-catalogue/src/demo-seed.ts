/** The seed of the demonstration catalogue. */
export const DEMO_SEED = 'fachwerk';
