import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from './command-error';
import { REPOSITORY_TEMPLATE_FOLDER, TEMPLATE_FOLDER } from './paths';

const ENDING = '.template';
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const pascal = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter: string) => letter.toUpperCase());
const camel = (name: string) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

interface NewMicroFrontend {
  folder: string;
  name: string;
  /** For editors. */
  title: string;
  /** A repository of its own: everything that the repository of the shop has for all. */
  isOwnRepository?: boolean;
}

/**
 * Writes a new micro-frontend with one widget to `<folder>/<name>-mfe` and returns the paths of its files.
 */
export function writeMicroFrontend({ folder, name, title, isOwnRepository }: NewMicroFrontend): string[] {
  if (!NAME.test(name) || name.endsWith('-mfe'))
    throw new CommandError(`"${name}" is no name for a micro-frontend.`, {
      advice: 'use lower-case letters, digits and dashes, without "-mfe", e.g. "reviews"',
    });
  if (!title.trim() || /["'\\\n{}]/.test(title))
    throw new CommandError(`"${title}" is no title for editors.`, {
      advice: 'use plain words without quotes and braces, e.g. "Bewertungen"',
    });
  const target = join(folder, `${name}-mfe`);
  if (existsSync(target))
    throw new CommandError(`${name}-mfe exists already.`, { advice: 'choose another name' });

  const widget = `${name}-teaser`;
  const values: Record<string, string> = {
    mfe: name,
    title: title.trim(),
    widget,
    key: camel(name),
    Component: pascal(widget),
    variable: camel(widget),
  };
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_all, word: string) => values[word] ?? '');

  return [...templateFiles(isOwnRepository)].sort().map(([file, source]) => {
    const path = fill(file);
    mkdirSync(join(target, dirname(path)), { recursive: true });
    writeFileSync(join(target, path), fill(readFileSync(source, 'utf8')));
    return join(`${name}-mfe`, path);
  });
}

/** Path in the micro-frontend to its template. */
function templateFiles(isOwnRepository = false): Map<string, string> {
  const templatesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ENDING))
      .map((file): [string, string] => [file.slice(0, -ENDING.length), join(folder, file)]);
  if (!isOwnRepository) return new Map(templatesIn(TEMPLATE_FOLDER));
  return new Map([
    ...templatesIn(TEMPLATE_FOLDER).filter(([file]) => file.startsWith('src')),
    ...templatesIn(REPOSITORY_TEMPLATE_FOLDER),
  ]);
}
