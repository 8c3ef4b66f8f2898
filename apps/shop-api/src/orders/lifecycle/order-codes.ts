import { randomBytes, randomInt } from 'node:crypto';

/** 128 bits: part of addresses. */
export const newOrderId = (): string => randomBytes(16).toString('base64url');

/** Eight digits, typed at the desk of a store. */
export const newCollectionCode = (): string => String(randomInt(100_000_000)).padStart(8, '0');
