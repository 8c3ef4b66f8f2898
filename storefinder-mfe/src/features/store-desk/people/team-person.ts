import type { StaffPeople } from '@fachwerk/shared/contracts';

export type TeamPerson = StaffPeople['people'][number];

const plain = (text: string): string => text.toLocaleLowerCase('de').trim();

/** People whose name or number has all typed words; those who may sign in come first, by name. */
export function findPeople(people: readonly TeamPerson[], typed: string): TeamPerson[] {
  const words = plain(typed).split(/\s+/);
  return people
    .filter(({ name, number }) => words.every((word) => plain(`${name} ${number}`).includes(word)))
    .sort(
      (one, other) =>
        Number(one.blockedAt !== null) - Number(other.blockedAt !== null) ||
        one.name.localeCompare(other.name, 'de') ||
        one.number.localeCompare(other.number),
    );
}
