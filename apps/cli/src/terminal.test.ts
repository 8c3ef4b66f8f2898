/** @jest-environment node */
import { terminalOf } from './terminal';

function streams({ isTTY }: { isTTY: boolean }) {
  const written = { out: '', err: '' };
  const stream = (name: 'out' | 'err') => ({
    isTTY,
    write: (text: unknown) => Boolean((written[name] += String(text))),
  });
  return { written, terminal: terminalOf(stream('out'), stream('err')) };
}
const step = (terminal: ReturnType<typeof terminalOf>, work: () => Promise<string>) =>
  terminal.step('Building cart-mfe', work, (version) => `Built ${version}`);

describe('a long step', () => {
  it('prints one line into a log', async () => {
    const { terminal, written } = streams({ isTTY: false });

    await step(terminal, () => Promise.resolve('1.0.0'));

    expect(written).toEqual({ out: 'Built 1.0.0\n', err: '' });
  });

  it('shows on a terminal that it works, until its result is there', async () => {
    const { terminal, written } = streams({ isTTY: true });

    await step(terminal, () => Promise.resolve('1.0.0'));

    expect(written.out).toBe('Built 1.0.0\n');
    expect(written.err).toBe('\r\u001b[2KBuilding cart-mfe … 0 s\r\u001b[2K');
  });

  it('leaves no progress on the terminal after a failure', async () => {
    const { terminal, written } = streams({ isTTY: true });

    await expect(step(terminal, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

    expect(written.out).toBe('');
    expect(written.err).toMatch(/\r\u001b\[2K$/);
  });
});
