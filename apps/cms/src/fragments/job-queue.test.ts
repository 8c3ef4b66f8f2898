/** @jest-environment node */
import { jobQueue } from './job-queue';

const entry = (name: string, isMain = false) => ({ name, job: { isMain } });
const drained = (queue: ReturnType<typeof jobQueue<ReturnType<typeof entry>>>) => {
  const names: string[] = [];
  for (let next = queue.next(); next; next = queue.next()) names.push(next.name);
  return names;
};

it('returns main widgets first, each kind in the order of arrival', () => {
  const queue = jobQueue<ReturnType<typeof entry>>(10);

  for (const one of [entry('header'), entry('list', true), entry('footer'), entry('product', true)])
    queue.add(one);
  queue.addFirst(entry('again'));

  expect(drained(queue)).toEqual(['list', 'product', 'again', 'header', 'footer']);
});

it('refuses what is too much of its kind only', () => {
  const queue = jobQueue<ReturnType<typeof entry>>(2);

  const added = [entry('a'), entry('b'), entry('c'), entry('list', true)].map((one) => queue.add(one));

  expect(added).toEqual([true, true, false, true]);
  expect(queue.length).toBe(3);
});

it('forgets what no longer waits', () => {
  const queue = jobQueue<ReturnType<typeof entry>>(2);
  const late = entry('late');
  queue.add(late);
  queue.add(entry('next'));

  queue.remove(late);

  expect(drained(queue)).toEqual(['next']);
});
