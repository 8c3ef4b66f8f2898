import { findPeople, type TeamPerson } from './team-person';

const person = (number: string, name: string, blockedAt: string | null = null): TeamPerson => ({
  number,
  name,
  role: 'EMPLOYEE',
  desk: '1001',
  blockedAt,
});
const team = [
  person('4711', 'Zoe Zange'),
  person('4712', 'Änne Axt'),
  person('4713', 'Bernd Bohrer', '2026-11-02T08:00:00.000Z'),
  person('M4714', 'Bernd Axt'),
];
const namesFor = (typed: string) => findPeople(team, typed).map(({ name }) => name);

it.each([
  ['', ['Änne Axt', 'Bernd Axt', 'Zoe Zange', 'Bernd Bohrer']],
  ['axt', ['Änne Axt', 'Bernd Axt']],
  [' BERND axt ', ['Bernd Axt']],
  ['m47', ['Bernd Axt']],
  ['4713', ['Bernd Bohrer']],
  ['Hammer', []],
])('finds for %j, with blocked people last', (typed, names) => {
  expect(namesFor(typed)).toEqual(names);
});
