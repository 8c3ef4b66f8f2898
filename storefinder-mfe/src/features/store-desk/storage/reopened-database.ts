/** Errors of a connection that the browser has cut: WebKit does so with pages in the background. */
const LOST = ['InvalidStateError', 'UnknownError'];

/**
 * A database that is opened again after its connection was lost, which calls `onClose`. It stays closed after
 * `close`: an answer that arrives later would open a connection that is never closed.
 */
export function reopenedDatabase(open: (onClose: () => void) => Promise<IDBDatabase>) {
  let opened: Promise<IDBDatabase> | undefined;
  let isEnded = false;
  const forget = (lost: Promise<IDBDatabase>) => {
    if (opened === lost) opened = undefined;
  };

  function connect(): Promise<IDBDatabase> {
    if (isEnded) return Promise.reject(new DOMException('The desk was closed.', 'InvalidStateError'));
    if (opened) return opened;
    const opening = open(() => forget(opening));
    opening.catch(() => forget(opening));
    opened = opening;
    return opening;
  }

  return {
    connect,
    /** `work` begins a transaction at once. It is repeated once, by a new connection. */
    async use<Result>(work: (database: IDBDatabase) => Promise<Result>): Promise<Result> {
      const used = connect();
      const database = await used;
      try {
        return await work(database);
      } catch (error) {
        if (!LOST.includes((error as Error | null)?.name ?? '')) throw error;
        forget(used);
        database.close();
        return work(await connect());
      }
    },
    close(): void {
      isEnded = true;
      void opened?.then((database) => database.close());
      opened = undefined;
    },
  };
}
