/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { emptyFolder, mfeFolder, shellFolder } from '../testing/version-folder';
import { publishVersion } from './publish-version';

const live = (storageDir: string) =>
  JSON.parse(readFileSync(join(storageDir, 'live.json'), 'utf8')) as unknown;

describe('publishing a version', () => {
  it('stores it whole, with compressed copies, and makes it live', async () => {
    const storageDir = emptyFolder('storage');

    await publishVersion({ storageDir, folder: mfeFolder() });
    await publishVersion({ storageDir, folder: shellFolder() });

    expect(live(storageDir)).toEqual({ cart: '1.0.0-abc1234', shell: '1.0.0-5e11000' });
    const stored = join(storageDir, 'cart/1.0.0-abc1234/browser');
    expect(brotliDecompressSync(readFileSync(join(stored, 'page.js.br'))).toString()).toBe(
      readFileSync(join(stored, 'page.js'), 'utf8'),
    );
    expect(readdirSync(join(storageDir, 'cart'))).toEqual(['1.0.0-abc1234']);
  });

  it('takes the same bytes again, and makes an older version live again', async () => {
    const storageDir = emptyFolder('storage');
    const first = mfeFolder();
    await publishVersion({ storageDir, folder: first });
    await publishVersion({ storageDir, folder: mfeFolder({ version: '1.1.0-def5678' }) });

    await publishVersion({ storageDir, folder: first });

    expect(live(storageDir)).toEqual({ cart: '1.0.0-abc1234' });
    expect(existsSync(join(storageDir, 'cart/1.1.0-def5678/widgets.json'))).toBe(true);
  });

  it('refuses other bytes under the same version', async () => {
    const storageDir = emptyFolder('storage');
    await publishVersion({ storageDir, folder: mfeFolder() });

    const again = publishVersion({ storageDir, folder: mfeFolder({ script: 'changed' }) });

    await expect(again).rejects.toThrow('cart 1.0.0-abc1234 is already published with other content');
  });

  it('refuses files that are not what their manifest says, and leaves nothing behind', async () => {
    const storageDir = emptyFolder('storage');
    const folder = mfeFolder();
    writeFileSync(join(folder, 'browser/page.js'), 'tampered');

    await expect(publishVersion({ storageDir, folder })).rejects.toThrow(/browser\/page\.js is sha384/);
    expect(readdirSync(storageDir)).toEqual([]);
  });

  it('refuses the name of another team’s widget', async () => {
    const storageDir = emptyFolder('storage');
    await publishVersion({ storageDir, folder: mfeFolder() });

    const other = publishVersion({
      storageDir,
      folder: mfeFolder({ mfe: 'search', widgets: ['cart-page'] }),
    });

    await expect(other).rejects.toThrow('declares the widget "cart-page", which belongs to cart');
  });

  it('refuses a name that is used twice', async () => {
    const storageDir = emptyFolder('storage');

    await expect(publishVersion({ storageDir, folder: mfeFolder({ widgets: ['a', 'a'] }) })).rejects.toThrow(
      /twice/,
    );
  });

  it.each([
    [{ mfe: 'shell' }, /no name of a micro-frontend/],
    [{ mfe: '../cart' }, /no name of a micro-frontend/],
    [{ version: '1.0.0' }, /not semver and hash/],
  ])('refuses %j', async (example, message) => {
    const folder = mfeFolder({});
    const file = join(folder, 'widgets.json');
    writeFileSync(
      file,
      JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...example }),
    );

    await expect(publishVersion({ storageDir: emptyFolder('storage'), folder })).rejects.toThrow(message);
  });

  it('says what is missing in a folder that is no version', async () => {
    const folder = emptyFolder('nothing');

    await expect(publishVersion({ storageDir: emptyFolder('storage'), folder })).rejects.toThrow(
      /neither widgets\.json nor shell\.json/,
    );
  });
});
