import type { HydrateMode, Importance } from '@fachwerk/shared/contracts';
import { mountWhen } from './mount-when';

const on = { on: ['search:picture-requested'] };

/** What the page says, and what happens with server HTML and without it when the page has to spare. */
const SPARING: [Importance | undefined, HydrateMode, unknown, unknown][] = [
  ['essential', 'load', 'load', 'load'],
  ['essential', 'visible', 'visible', 'visible'],
  ['essential', 'interaction', 'interaction', 'interaction'],
  ['essential', on, on, on],
  ['useful', 'load', 'quiet', 'quiet'],
  ['useful', 'idle', 'quiet', 'quiet'],
  ['useful', 'visible', 'quiet', 'quiet'],
  ['useful', 'interaction', 'interaction', 'quiet'],
  ['useful', 'never', 'never', 'quiet'],
  ['useful', on, on, on],
  [undefined, 'load', 'quiet', 'quiet'],
  ['extra', 'load', 'interaction', 'asked'],
  ['extra', 'idle', 'interaction', 'asked'],
  ['extra', 'visible', 'interaction', 'asked'],
  ['extra', 'interaction', 'interaction', 'asked'],
  ['extra', 'never', 'never', 'asked'],
  ['extra', on, on, on],
];

it.each(SPARING)(
  'a sparing page mounts a widget that is %s and hydrates at %j: %j with server HTML, %j without it',
  (importance, hydrate, withHtml, withoutHtml) => {
    const modes = [true, false].map((hasServerHtml) =>
      mountWhen(hydrate, importance, { hasServerHtml, isSparing: true }),
    );
    expect(modes).toEqual([withHtml, withoutHtml]);
  },
);

it.each(SPARING)('any other page mounts one that is %s and hydrates at %j then', (importance, hydrate) => {
  for (const hasServerHtml of [true, false])
    expect(mountWhen(hydrate, importance, { hasServerHtml, isSparing: false })).toBe(hydrate);
});
