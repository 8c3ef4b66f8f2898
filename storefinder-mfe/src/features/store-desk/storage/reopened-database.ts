/** Errors of a connection that the browser has cut: WebKit does so with pages in the background. */
const LOST = ['InvalidStateError', 'UnknownError'];

/** A database that is opened again after its connection was lost, which calls `onClose`. */
export function reopenedDatabase(open: (onClose: () => void) => Promise<IDBDatabase>) {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = (lost: Promise<IDBDatabase>) => {
    if (opened === lost) opened = undefined;
  };

  function connect(): Promise<IDBDatabase> {
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
      void opened?.then((database) => database.close());
      opened = undefined;
    },
  };
}
