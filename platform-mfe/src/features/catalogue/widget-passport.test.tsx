import { readWidgets } from '@fachwerk/shared/calls';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import messages from '../../messages.de.json';
import type { WidgetRecord } from './catalogue-data';
import { aRecord, registry } from './testing/catalogue-fixtures';
import { fakeFrames } from './testing/frames';
import { widgetCatalogue } from './widget-catalogue.widget';

beforeAll(fakeFrames);

const names = { hosts: [], storage: [], cookies: [], globals: [], axe: [] };
const measures = {
  bytes: 84_200,
  requests: 5,
  longTask: 90,
  shift: 0.012,
  heap: 4000,
  listeners: 0,
  ...names,
};
const budget = {
  bytes: 250_000,
  requests: 30,
  longTask: 300,
  shift: 0.1,
  heap: 1e6,
  listeners: 10,
  ...names,
};
type Section = Pick<typeof screen, 'getByText' | 'getAllByRole' | 'queryByRole'>;
type Passport = NonNullable<WidgetRecord['passport']>;
const passport = (part: Partial<Passport> = {}): Passport => ({
  at: '2026-11-26T06:00:00.000Z',
  measures,
  budget,
  ...part,
});

async function openWith(one?: Passport): Promise<Section> {
  const search = '?widget=reviews-teaser';
  window.history.replaceState(null, '', `/widgets/${search}`);
  const record = aRecord(one && { passport: one });
  await renderWidget(
    widgetCatalogue,
    {},
    {
      messages,
      answers: registry(answerTo(readWidgets, { widgets: [record] })),
      url: `https://shop.example/widgets/${search}`,
    },
  );
  return within(screen.getByRole('region', { name: 'Pass' }));
}
const rowsOf = (section: Section): string[] =>
  section
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim()).join(' | '),
    );

it('shows what the widget costs a page beside what it may cost', async () => {
  const section = await openWith(passport());

  expect(section.getByText(/^Gemessen am 26\.11\.2026 in Chromium/)).toBeVisible();
  expect(rowsOf(section)).toEqual([
    'Skripte und Stile | 85 kB | 250 kB',
    'Anfragen | 5 | 30',
    'Längste Aufgabe | 90 ms | 300 ms',
    'Verschiebung der Seite | 0,012 | 0,1',
    'Speicher nach 50 Einbindungen | 4 kB | 1.000 kB',
    'Listener nach 50 Einbindungen | 0 | 10',
    'Fremde Hosts | nichts | nichts',
    'Speicher des Browsers | nichts | nichts',
    'Cookies | nichts | nichts',
    'Globale Variablen | nichts | nichts',
    'Verstöße gegen Barrierefreiheit | nichts | nichts',
  ]);
});

it('marks what exceeds the budget, and says why the team has published it', async () => {
  const section = await openWith(
    passport({
      reason: 'Bis zur Messe.',
      measures: { ...measures, listeners: 50, hosts: ['karte.example', 'ads.example'] },
      budget: { ...budget, hosts: ['karte.example'] },
    }),
  );

  expect(section.getByText('Begründung des Teams: Bis zur Messe.')).toBeVisible();
  expect(rowsOf(section).filter((row) => row.includes('über dem Budget'))).toEqual([
    'Listener nach 50 Einbindungen | 50 über dem Budget | 10',
    'Fremde Hosts | karte.example, ads.example über dem Budget | karte.example',
  ]);
});

it('says that a version was not measured', async () => {
  const section = await openWith();

  expect(section.getByText('Diese Version wurde nicht gemessen.')).toBeVisible();
  expect(section.queryByRole('table')).toBeNull();
});
