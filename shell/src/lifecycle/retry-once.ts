/** Repeats failed work once, with the number of the attempt: a lost connection must not disable a widget. */
export async function retryOnce<T>(work: (attempt: number) => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await work(0);
  } catch (error) {
    if (signal.aborted) throw error;
    return work(1);
  }
}
