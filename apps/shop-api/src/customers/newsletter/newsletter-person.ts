import { hashed } from '../../kernel/limits/hashed';

/**
 * How consents and campaigns know an address: by its hash. Not the normalised address of a person, because a
 * consent is given for one address.
 */
export const newsletterPerson = (email: string): string => hashed(email.trim().toLowerCase());
