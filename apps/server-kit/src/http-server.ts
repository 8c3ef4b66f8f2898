/**
 * Timeouts of every HTTP server. Load balancers and agents reuse connections that were idle for up to 60 s: a
 * server that closes an idle connection earlier resets the next request.
 */
export const connectionTimeouts = { keepAliveTimeout: 72_000 };
