import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryPages, validateXML } from 'xmllint-wasm';
import { brokenRules, readSchematron } from './schematron';

const FOLDER = join(__dirname, 'en16931');
const MAIN = 'CrossIndustryInvoice_100pD16B.xsd';

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const europe = readSchematron(read('en16931-cii.sch'));
const germany = readSchematron(read('xrechnung-cii.sch'), read('xrechnung-common.sch'));
const schemas = readdirSync(join(FOLDER, 'xsd')).map((fileName) => ({
  fileName,
  contents: read(join('xsd', fileName)),
}));

/** The rules of EN 16931 that an invoice breaks. */
export const europeanFaults = (xml: string): string[] => brokenRules(europe, xml);

/** The rules of EN 16931 and XRechnung that an invoice breaks. */
export const germanFaults = (xml: string): string[] => [...europeanFaults(xml), ...brokenRules(germany, xml)];

/** What does not fit the schema of UN/CEFACT, such as the order of elements. */
export async function schemaFaults(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'invoice.xml', contents: xml }],
    schema: schemas.filter(({ fileName }) => fileName === MAIN),
    preload: schemas.filter(({ fileName }) => fileName !== MAIN),
    initialMemoryPages: 16 * memoryPages.MiB,
  });
  return errors.map(({ message }) => message);
}
