import { readWidgets } from '@fachwerk/shared/calls';
import { answerTo, type WidgetSituation } from '@fachwerk/shared/testing';
import { aRecord, down, registry } from './catalogue-fixtures';

const everyField = aRecord({
  propsSchema: {
    type: 'object',
    properties: {
      text: { type: 'string' },
      long: { type: 'string', maxLength: 5000, description: 'Mehrere Zeilen' },
      day: { type: 'string', format: 'date' },
      number: { type: 'number', minimum: 0, maximum: 9, default: 3 },
      isOn: { type: 'boolean', default: true },
      isKnown: { type: 'boolean' },
      choice: { enum: ['a', 1, null] },
      either: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
      group: { type: 'object', properties: { inner: { type: 'string' } }, description: 'Gehört zusammen' },
      list: {
        type: 'array',
        minItems: 1,
        items: { type: 'string', minLength: 1 },
        description: 'Untereinander',
      },
      tree: { $ref: '#' },
    },
    required: ['text', 'list'],
  },
  examples: [
    { title: 'Alles', props: { text: 'a', either: ['b'], group: { inner: 'c' }, list: ['d', 'e'], rest: 1 } },
    { title: 'Verkehrt', props: { text: 5, number: 'viele', list: [] } },
  ],
});

/** Situations of the catalogue for the tests of all widgets. */
export const catalogueSituations: readonly WidgetSituation[] = [
  { title: 'the list', address: '/widgets/', answers: registry() },
  { title: 'a search without a find', address: '/widgets/?q=gibtesnicht', answers: registry() },
  { title: 'a widget', address: '/widgets/?widget=reviews-teaser&example=1', answers: registry() },
  {
    title: 'fields of every kind',
    address: '/widgets/?widget=reviews-teaser',
    answers: registry(answerTo(readWidgets, { widgets: [everyField] })),
  },
  {
    title: 'props that are wrong everywhere',
    address: '/widgets/?widget=reviews-teaser&example=1',
    answers: registry(answerTo(readWidgets, { widgets: [everyField] })),
  },
  { title: 'a widget that nobody offers', address: '/widgets/?widget=nobody', answers: registry() },
  {
    title: 'a silent registry',
    address: '/widgets/',
    answers: registry(answerTo(readWidgets, down)),
  },
];
