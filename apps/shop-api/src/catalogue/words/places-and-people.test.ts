/** @jest-environment node */
import { afterPlaceOrPerson } from './places-and-people';

it.each([
  ['hallenlampe', 'lampe'],
  ['wintermatte', 'matte'],
  ['fruhjahrsdunger', 'dunger'],
  ['dachbodenlampe', 'lampe'],
  ['zimmermannssage', 'sage'],
])('"%s" is a "%s"', (word, thing) => {
  expect(afterPlaceOrPerson(word)).toBe(thing);
});

it.each(['keller', 'hundefutter', 'bettvorleger', 'kinderwagen', 'badehose', 'lampe'])(
  '"%s" begins with no place or person that is left out',
  (word) => {
    expect(afterPlaceOrPerson(word)).toBeUndefined();
  },
);
