/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const dev = (args, env = {}) => {
  try {
    execFileSync(process.execPath, [join(__dirname, 'dev.mjs'), ...args], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return error.stderr;
  }
};

describe('developing one micro-frontend', () => {
  it('says which ones there are', () => {
    expect(dev([])).toMatch(/pnpm dev --filter <name>, one of .*cart-mfe.*shell/);
    expect(dev(['--filter', 'nobody'])).toMatch(/There is no nobody/);
  });

  it('says that a shop must run', () => {
    expect(dev(['--filter', 'cart'], { SHOP_URL: 'http://localhost:1' })).toMatch(
      /No shop answers at http:\/\/localhost:1\. Start it in another terminal with `npm start`/,
    );
  });
});
