import { staffNumber, staffNumberOf, staffPin } from './staff-rules';

it.each([
  ['4711', '4711'],
  [' m4711 ', 'M4711'],
  ['abc', 'ABC'],
  ['４７１１', '4711'],
])('reads the personnel number "%s" as %s', (typed, number) => {
  expect(staffNumberOf(typed)).toBe(number);
  expect(staffNumber(staffNumberOf(typed))).toBeNull();
});

it.each(['12', '1234567890123', '47 11', '47-11', 'ÄBC'])('refuses "%s" as a personnel number', (typed) => {
  expect(staffNumber(staffNumberOf(typed))).toEqual({ key: 'staff.number.form' });
});

it.each(['2580', '47110815', '1235', '90210'])('accepts the PIN %s', (pin) => {
  expect(staffPin(pin)).toBeNull();
});

it.each(['1234', '0000', '7777777', '4321', '7890', '0987', '12345678'])(
  'refuses the PIN %s, which is guessed first',
  (pin) => {
    expect(staffPin(pin)).toEqual({ key: 'staff.pin.simple' });
  },
);

it.each(['123', '123456789', '12a4', ' 258', '２５８０'])('refuses "%s", which is no PIN', (pin) => {
  expect(staffPin(pin)).toEqual({ key: 'staff.pin.form' });
});
