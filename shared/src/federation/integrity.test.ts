/** @jest-environment node */
import { integrityOf, isIntegrity } from './integrity';

it('uses SHA-256, or the algorithm of an older value', () => {
  expect(integrityOf('a')).toBe('sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=');
  expect(integrityOf('a', 'sha384-x')).toMatch(/^sha384-VKWb/);
  expect(integrityOf('a', 'md5-x')).toMatch(/^sha256-/);
});

it.each([undefined, '', 'sha256-', 'md5-AAAA', 'x sha256-AAAA'])('%s is no integrity value', (text) => {
  expect(isIntegrity(text)).toBe(false);
});
