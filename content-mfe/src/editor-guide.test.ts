/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgets } from './widgets';

interface Snippet {
  widget: string;
  props: unknown;
}

const guide = readFileSync(join(__dirname, '../../docs/guides/editor.md'), 'utf8');
const snippets = [...guide.matchAll(/```json\n(\{\s+"widget"[\s\S]*?)\n```/g)].map(
  ([, json = '']) => JSON.parse(json) as Snippet,
);
const own = snippets.filter(({ widget }) => widgets.some(({ name }) => name === widget));

it.each(own)('the example of $widget in the guide for editors is valid', ({ widget: name, props }) => {
  expect(widgets.find((widget) => widget.name === name)?.parseProps(props)).toMatchObject({ ok: true });
});

it('the guide for editors has an example of every widget', () => {
  const shown = new Set(own.map(({ widget }) => widget));
  const missing = widgets.map(({ name }) => name).filter((name) => !shown.has(name));

  // sprungmarken-teaser is another name of jump-marks-teaser.
  expect(missing).toEqual(['sprungmarken-teaser']);
});
