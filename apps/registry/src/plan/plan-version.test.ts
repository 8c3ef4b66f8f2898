/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MfeVersion } from '@fachwerk/shared/contracts';
import { mfeFolder } from '../testing/version-folder';
import { planVersion } from './plan-version';

it('states the scripts of chosen parts by their addresses', () => {
  const manifest = MfeVersion.parse(JSON.parse(readFileSync(join(mfeFolder(), 'widgets.json'), 'utf8')));
  const widgets = manifest.widgets.map((widget) => ({
    ...widget,
    chosenParts: { Orders: ['browser/rows.js', 'browser/orders.js'] },
  }));
  const folder = `/assets/${manifest.mfe}/${manifest.version}/browser`;

  expect(planVersion({ ...manifest, widgets }).widgets['cart-page']?.chosenParts).toEqual({
    Orders: [`${folder}/rows.js`, `${folder}/orders.js`],
  });
  expect(planVersion(manifest).widgets['cart-page']).not.toHaveProperty('chosenParts');
});
