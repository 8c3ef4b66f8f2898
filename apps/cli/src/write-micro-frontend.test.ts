/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from './command-error';
import { writeMicroFrontend } from './write-micro-frontend';

// .ci/new-mfe.test.mjs runs types, tests and build of a new micro-frontend.
describe('a new micro-frontend', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'create-mfe-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const problemOf = (name: string, title: string): string => {
    try {
      writeMicroFrontend({ folder, name, title });
    } catch (error) {
      if (error instanceof CommandError) return `${error.message} ${error.advice}`;
    }
    return '';
  };

  it.each([
    ['Reviews', 'Bewertungen', /no name/],
    ['reviews-mfe', 'Bewertungen', /without "-mfe"/],
    ['../reviews', 'Bewertungen', /no name/],
    ['reviews', '', /title for editors/],
    ['reviews', 'Bewertungen "neu"', /plain words/],
  ])('is refused as %s, "%s"', (name, title, message) => {
    expect(problemOf(name, title)).toMatch(message);
    expect(existsSync(join(folder, `${name}-mfe`))).toBe(false);
  });

  it('does not overwrite an existing folder', () => {
    writeMicroFrontend({ folder, name: 'reviews', title: 'Bewertungen' });

    expect(problemOf('reviews', 'Bewertungen')).toMatch('reviews-mfe exists already');
  });
});
