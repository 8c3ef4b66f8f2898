import type { FastifyRequest } from 'fastify';
import { hashed } from '../../kernel/limits/hashed';
import { mailNetwork } from '../../kernel/mail/mail-limits';

/**
 * How proofs of consents, and campaigns, know an address: by its hash. Not the normalised address of a
 * person, because a consent is given for one address.
 */
export const consentPerson = (email: string): string => hashed(email.trim().toLowerCase());

/** The hash of the network for the proof of a consent; null for requests of this machine. */
export const networkOf = (request: FastifyRequest): string | null => {
  const network = mailNetwork(request);
  return network === null ? null : hashed(network);
};
