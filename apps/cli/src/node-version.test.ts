/** @jest-environment node */
import { checkNodeVersion } from './node-version';

it.each(['18.20.4', '20.19.0', '23.11.1'])('refuses Node %s', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(`need Node 24 or later; this is ${version}`);
});

it.each(['24.0.0', '25.1.0', '100.0.0'])('accepts Node %s', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow();
});
