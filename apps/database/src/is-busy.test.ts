/** @jest-environment node */
import { isBusy } from './is-busy';

describe('a database error', () => {
  it.each([
    ['the server refuses connections', 'ECONNREFUSED'],
    ['the connection is lost', '08006'],
    ['an operator stops the server', '57P01'],
    ['the server starts', '57P03'],
    ['an idle session has ended', '57P05'],
    ['there are too many connections', '53300'],
    ['there is no space left', '53100'],
    ['the server may only be read', '25006'],
    ['two transactions changed the same', '40001'],
    ['two transactions waited for each other', '40P01'],
    ['a lock was held for too long', '55P03'],
    ['a statement took too long', '57014'],
  ])('may be over soon: %s', (_, code) => {
    expect(isBusy({ code, message: '' })).toBe(true);
  });

  it.each([
    'Query read timeout',
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
  ])('may be over soon: %s', (message) => {
    expect(isBusy({ message })).toBe(true);
  });

  it.each(['42P01', '23505', '22021', undefined])('stays with the same request: %s', (code) => {
    expect(isBusy({ code, message: 'relation "timeout" does not exist' })).toBe(false);
  });
});
