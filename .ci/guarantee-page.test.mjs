/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

describe('the page of the notice on the legal guarantee', () => {
  it('has every word of the layer', () => {
    const { zones } = readJson('apps/cms/content/guarantee.json');
    const html = zones.main.flatMap((block) => block.html).join(' ');
    const sentences = Object.entries(readJson('cart-mfe/src/messages.de.json'))
      .filter(([key]) => key.startsWith('guaranteeNotice.') && !/\.(title|close)$/.test(key))
      .map(([, sentence]) => sentence);

    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter((sentence) => !html.includes(sentence))).toEqual([]);
  });
});
