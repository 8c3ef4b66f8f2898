/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kernel } from '../../kernel/context/kernel';
import { customersServices } from '../services';
import { readSurveys } from './survey-settings';

it('has three faces, or the values of a choice', () => {
  const surveys = readSurveys(['seite:gut', 'umzug:wann=bald|spaeter', 'umzug:wohin']);

  expect([...surveys.keys()]).toEqual(['seite', 'umzug']);
  expect(surveys.get('seite')?.get('gut')).toEqual(['positiv', 'neutral', 'negativ']);
  expect([...(surveys.get('umzug') ?? [])]).toEqual([
    ['wann', ['bald', 'spaeter']],
    ['wohin', ['positiv', 'neutral', 'negativ']],
  ]);
});

it.each([
  'seite',
  'seite:',
  ':frage',
  'seite:frage=',
  'seite:frage=eins',
  'seite:frage=eins|eins',
  'seite:frage=eins|zwei|',
  'seite:frage=<b>|zwei',
  'sei te:frage',
  `seite:frage=${Array.from({ length: 21 }, (_, index) => `wert-${index}`).join('|')}`,
])('does not start with %j', (entry) => {
  expect(() => readSurveys([entry])).toThrow(`SURVEYS: "${entry}" is not like`);
});

it('does not start with a question twice, or with more questions than one answer has', () => {
  expect(() => readSurveys(['seite:frage', 'seite:frage=a|b'])).toThrow('"seite:frage" is listed twice');
  const many = Array.from({ length: 21 }, (_, index) => `seite:frage-${index}`);
  expect(() => readSurveys(many)).toThrow('more than 20 questions');
  expect(() => readSurveys(many.slice(1))).not.toThrow();
});

interface SurveyOfPage {
  widget: string;
  props: {
    formId: string;
    uniqueName?: string;
    questions?: { uniqueName: string; options?: { value: string }[] }[];
  };
}

/** All surveys that the pages show. */
function surveysOfPages(): SurveyOfPage[] {
  const folder = join(__dirname, '../../../../cms/content');
  const found: SurveyOfPage[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    JSON.parse(readFileSync(join(folder, file), 'utf8'), (_key, value: unknown) => {
      const { widget } = Object(value) as { widget?: unknown };
      if (widget === 'survey' || widget === 'emoji-survey') found.push(value as SurveyOfPage);
      return value;
    });
  return found;
}

it('without a setting is what the pages ask, question by question', () => {
  const secrets = { sessions: 'for the test' } as Kernel['secrets'];
  const { surveys } = customersServices({ secrets } as Kernel, {});
  const faces = ['positiv', 'neutral', 'negativ'];
  const asked = surveysOfPages().flatMap(({ props: { formId, uniqueName = 'zufriedenheit', questions } }) =>
    (questions ?? [{ uniqueName }]).map(
      ({ uniqueName: name, options }) =>
        [`${formId}:${name}`, options?.map(({ value }) => value) ?? faces] as const,
    ),
  );

  expect(asked.length).toBeGreaterThan(2);
  expect(
    [...surveys]
      .flatMap(([form, all]) => [...all].map(([name, values]) => [`${form}:${name}`, values]))
      .sort(),
  ).toEqual([...new Map(asked)].sort());
});
