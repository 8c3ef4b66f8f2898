/** Instead of a `companyId`: the store that the visitor has chosen. For forms without script. */
export const CHOSEN_STORE = 'chosen';
