import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readTextFile } from '@fachwerk/server-kit/text-file';
import * as z from 'zod/mini';
import { hintAt } from './column-names';
import { readJson } from './json-rows';

/** As `readJsonFile`; undefined if the folder has no such file. */
export const readOptionalJsonFile = async <Schema extends z.core.$ZodType>(
  schema: Schema,
  folder: string,
  name: string,
  fields: readonly string[],
): Promise<z.output<Schema> | undefined> =>
  existsSync(join(folder, name)) ? readJsonFile(schema, folder, name, fields) : undefined;

/**
 * Reads a JSON file of a folder. Throws with the name of the file and the place of the first fault.
 * @param fields names that are proposed instead of an unknown one
 */
export async function readJsonFile<Schema extends z.core.$ZodType>(
  schema: Schema,
  folder: string,
  name: string,
  fields: readonly string[],
): Promise<z.output<Schema>> {
  const json = readJson(await readTextFile(join(folder, name)));
  if ('problem' in json) throw new Error(`${name}, line ${json.line}: ${json.problem}`);
  const result = z.safeParse(schema, json.value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  if (issue && unknown !== undefined)
    throw new Error(
      `${name}: field "${[...issue.path.map(String), unknown].join('.')}" is not known${hintAt(unknown, fields)}`,
    );
  throw new Error(`${name}: field "${issue?.path.map(String).join('.') ?? ''}": ${issue?.message}`);
}
