/** Milliseconds after which a call of the API has failed, unless the caller sets another limit. */
export const API_TIMEOUT_MS = 15_000;
