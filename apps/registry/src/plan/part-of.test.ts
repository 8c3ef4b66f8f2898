import type { WidgetRecord } from '@fachwerk/shared/contracts';
import { partOf } from './part-of';

const widget = (part: Partial<WidgetRecord>) =>
  ({ name: 'teaser', data: 'public', hydrate: 'load', ...part }) as WidgetRecord;

it.each<[string, Partial<WidgetRecord>, string]>([
  ['a widget without a declaration', {}, 'content'],
  ['one with personal data', { data: 'personal' }, 'page'],
  ['one that an event loads', { hydrate: { on: ['search:picture-opened'] } }, 'page'],
  ['what is declared', { partOf: 'page' }, 'page'],
  ['what is declared, also against the default', { data: 'personal', partOf: 'content' }, 'content'],
])('%s', (_what, part, expected) => expect(partOf(widget(part))).toBe(expected));
