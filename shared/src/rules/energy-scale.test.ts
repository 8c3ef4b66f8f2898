import { energySteps } from './energy-scale';

it.each([
  [{ high: 'A', low: 'G', old: false }, 'A B C D E F G'],
  [{ high: 'A+++', low: 'D', old: true }, 'A+++ A++ A+ A B C D'],
  [{ high: 'A++', low: 'G', old: true }, 'A++ A+ A B C D E F G'],
  [{ high: '?', low: '?', old: false }, 'A B C D E F G'],
])('%j has the classes %s', (scale, classes) => {
  expect(
    energySteps(scale)
      .map(({ level }) => level)
      .join(' '),
  ).toBe(classes);
});

it('begins with green and ends with red, whatever the best class is', () => {
  for (const scale of [
    { high: 'A', low: 'G', old: false },
    { high: 'A+++', low: 'D', old: true },
    { high: 'A++', low: 'G', old: true },
  ]) {
    const colours = energySteps(scale).map(({ color }) => color);
    expect(colours[0]).toBe('#00a651');
    expect(colours.at(-1)).toBe('#ed1c24');
  }
});

it('gives a letter of the new scale the same colour on every label', () => {
  expect(energySteps({ high: 'C', low: 'E', old: false }).map(({ color }) => color)).toEqual(
    energySteps({ high: 'A', low: 'G', old: false })
      .slice(2, 5)
      .map(({ color }) => color),
  );
});
