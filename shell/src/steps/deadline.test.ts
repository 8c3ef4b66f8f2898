import { withDeadline } from './deadline';

it('answers what is there in time', async () => {
  await expect(withDeadline('load', Promise.resolve('here'))).resolves.toBe('here');
});

it('rejects a step that hangs with its name', async () => {
  await expect(withDeadline('load', new Promise(() => {}), 10)).rejects.toThrow(
    'load took longer than 10 ms',
  );
});

it('ignores what comes after the deadline', async () => {
  const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('late')), 30));
  await expect(withDeadline('mount', late, 10)).rejects.toThrow('took longer');
  await new Promise((resolve) => setTimeout(resolve, 40));
});
