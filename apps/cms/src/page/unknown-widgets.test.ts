/** @jest-environment node */
import { unknownWidgetWarner } from './unknown-widgets';

function aLog() {
  const said: unknown[] = [];
  return { said, log: { warn: (details: unknown) => void said.push(details) } };
}

it('warns once per release of a widget without a live micro-frontend, on whichever page', () => {
  const { said, log } = aLog();
  const warn = unknownWidgetWarner();
  const see = (releaseId: string, file: string, widgets: string[]) => warn({ log, releaseId, file, widgets });

  see('1', 'start.json', ['banner']);
  see('1', 'start.json', ['banner']);
  see('1', 'cart.json', ['banner', 'coupon']);
  expect(said).toEqual([{ widgets: ['banner'] }, { widgets: ['coupon'] }]);

  see('2', 'start.json', ['banner']);
  expect(said).toHaveLength(3);
});

it('is silent when all widgets are known', () => {
  const { said, log } = aLog();

  unknownWidgetWarner()({ log, releaseId: '1', file: 'start.json', widgets: [] });

  expect(said).toEqual([]);
});
