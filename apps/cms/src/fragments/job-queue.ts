/** Waiting jobs: main widgets of pages first, each kind in the order of arrival. */
export function jobQueue<Entry extends { job: { isMain: boolean } }>(most: number) {
  const mains: Entry[] = [];
  const others: Entry[] = [];
  const listOf = ({ job }: Entry) => (job.isMain ? mains : others);

  return {
    /** False if too many jobs of this kind wait. */
    add(entry: Entry): boolean {
      const list = listOf(entry);
      if (list.length >= most) return false;
      list.push(entry);
      return true;
    },
    /** For a job that was in a process that ended. */
    addFirst: (entry: Entry): void => void listOf(entry).unshift(entry),
    next: (): Entry | undefined => mains.shift() ?? others.shift(),
    remove(entry: Entry): void {
      const list = listOf(entry);
      const index = list.indexOf(entry);
      if (index >= 0) list.splice(index, 1);
    },
    get length(): number {
      return mains.length + others.length;
    },
  };
}
