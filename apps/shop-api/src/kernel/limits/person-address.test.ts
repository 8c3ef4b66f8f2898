/** @jest-environment node */
import { addressOfPerson } from './person-address';

describe('the address of a person', () => {
  it.each([
    ['Erika@Example.org', 'erika@example.org'],
    [' erika@example.org ', 'erika@example.org'],
    ['erika+1@example.org', 'erika@example.org'],
    ['erika+1+2@example.org', 'erika@example.org'],
    ['erika@example.org.', 'erika@example.org'],
    ['e.r.i.k.a+shop@gmail.com', 'erika@gmail.com'],
    ['Eri.Ka@GoogleMail.com', 'erika@gmail.com'],
    ['eri-k_a@pm.me', 'erika@proton.me'],
    ['erika@protonmail.com', 'erika@proton.me'],
    ['erika@me.com', 'erika@icloud.com'],
    ['Eri.Ka@ya.ru', 'eri-ka@yandex.ru'],
    ['eri-ka+shop@yandex.com.tr', 'eri-ka@yandex.ru'],
    ['erika-shop@yahoo.de', 'erika@yahoo.de'],
    ['erika-shop-2@yahoo.com', 'erika@yahoo.com'],
    ['erika-shop@ymail.com', 'erika@ymail.com'],
    ['-erika@yahoo.com', '-erika@yahoo.com'],
    // PostgreSQL takes these letters for equal, too.
    ['İrem@example.org', 'irem@example.org'],
  ])('of %s is %s', (email, person) => {
    expect(addressOfPerson(email)).toBe(person);
  });

  it('is the same for a domain with umlauts and its form in ASCII', () => {
    expect(addressOfPerson('a@bücher.example')).toBe(addressOfPerson('a@xn--bcher-kva.example'));
  });

  it.each([
    ['erika.muster@example.org', 'erikamuster@example.org'],
    ['erika@gmail.com', 'erika@gmx.de'],
    ['erika@icloud.com', 'erika@gmail.com'],
    ['eri-ka@gmail.com', 'erika@gmail.com'],
    ['erika@yahoo.de', 'erika@yahoo.com'],
    ['erika-shop@example.org', 'erika@example.org'],
    ['erika@yandex.example', 'erika@yandex.ru'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(addressOfPerson(one)).not.toBe(addressOfPerson(other));
  });

  it('does not change when it is normalised again', () => {
    const person = addressOfPerson('E.Rika+1@googlemail.com');

    expect(addressOfPerson(person)).toBe(person);
  });
});
