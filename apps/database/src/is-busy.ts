/** Connection refused, lost, or without an answer; the name of the host is not resolved. */
const SYSTEM_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'];
/**
 * Codes and classes of appendix A of the PostgreSQL documentation: connection (08), resources (53), shutdown
 * and start (57P), cancelled statement (57014), read-only standby (25006), idle session or transaction ended
 * (25P03, 25P04), serialisation failure and deadlock (40001, 40P01), lock timeout (55P03).
 */
const DATABASE_CODES = /^(?:08...|53...|57P0.|57014|25006|25P0[34]|40001|40P01|55P03)$/;
/** Errors of `pg`, which have no code. */
const MESSAGES =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;

/** Whether an error means that the database cannot answer now, so that a retry may succeed. */
export function isBusy({ code = '', message }: { code?: string | undefined; message: string }): boolean {
  return SYSTEM_CODES.includes(code) || DATABASE_CODES.test(code) || MESSAGES.test(message);
}
