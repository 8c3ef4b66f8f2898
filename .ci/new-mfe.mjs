import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = join(dirname(fileURLToPath(import.meta.url)), 'new-mfe');
const ENDING = '.template';
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter) => letter.toUpperCase());
const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

/**
 * Writes the files of a new micro-frontend with one widget into `<folder>/<name>-mfe` and answers their paths.
 * `title` is what editors read.
 */
export function writeMicroFrontend({ folder, name, title }) {
  if (!NAME.test(name) || name.endsWith('-mfe'))
    throw new Error(
      `"${name}" is no name: small letters, digits and dashes, without "-mfe", e.g. "reviews".`,
    );
  if (!title?.trim() || /["'\\\n{}]/.test(title))
    throw new Error('Say in plain words what editors call it, e.g. "Bewertungen".');
  const target = join(folder, `${name}-mfe`);
  if (existsSync(target)) throw new Error(`${name}-mfe is there already.`);

  const widget = `${name}-teaser`;
  const values = {
    ...{ mfe: name, title: title.trim(), widget, key: camel(name) },
    ...{ Component: pascal(widget), variable: camel(widget) },
  };
  const fill = (text) => text.replace(/\{\{(\w+)\}\}/g, (_all, word) => values[word]);

  return readdirSync(TEMPLATE, { recursive: true })
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) => {
      const path = fill(file.slice(0, -ENDING.length));
      mkdirSync(join(target, dirname(path)), { recursive: true });
      writeFileSync(join(target, path), fill(readFileSync(join(TEMPLATE, file), 'utf8')));
      return join(`${name}-mfe`, path);
    });
}
