/** @jest-environment node */
import { linesOf } from '@fachwerk/server-kit/text-file';
import { readRecords } from './csv-records';

/** Values of a record, or the line of one that cannot be read. */
async function read(text: string): Promise<(string[] | number)[]> {
  const found: (string[] | number)[] = [];
  for await (const record of readRecords(linesOf([text])))
    found.push(record.fault === undefined ? record.cells : record.line);
  return found;
}
async function faultsIn(text: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { line, fault } of readRecords(linesOf([text])))
    if (fault !== undefined) found.push(`${line}: ${fault}`);
  return found;
}
const HEAD = ['id', 'name', 'price'];
const [ONE, TWO] = [
  ['1', 'Rohr', '2'],
  ['2', 'Hahn', '3'],
];

describe('the records of a CSV file', () => {
  it.each([
    ['semicolons', 'id;name;price\n1;Rohr;2\n2;Hahn;3\n'],
    ['commas', 'id,name,price\n1,Rohr,2\n2,Hahn,3\n'],
    ['tabs', 'id\tname\tprice\n1\tRohr\t2\n2\tHahn\t3\n'],
    ['vertical bars', 'id|name|price\n1|Rohr|2\n2|Hahn|3\n'],
    ['sep=|', 'sep=|\nid|name|price\n1|Rohr|2\n2|Hahn|3\n'],
    ['CRLF', 'id;name;price\r\n1;Rohr;2\r\n2;Hahn;3\r\n'],
    ['CR', 'id;name;price\r1;Rohr;2\r2;Hahn;3\r'],
    ['no line end in the last line', 'id;name;price\n1;Rohr;2\n2;Hahn;3'],
    ['empty lines', '\nid;name;price\n1;Rohr;2\n\n\n2;Hahn;3\n\n\n'],
    ['empty records of a spreadsheet', 'id;name;price\n1;Rohr;2\n2;Hahn;3\n;;\n;;\n'],
    ['columns that were cleared', 'id;name;price;;\n1;Rohr;2;;\n2;Hahn;3;\n'],
    ['an empty line before the header', '\r\nid,name,price\r\n1,Rohr,2\r\n2,Hahn,3'],
    ['sep=,', 'sep=,\nid,name,price\n1,Rohr,2\n2,Hahn,3\n'],
    ['"sep=;" in quotes', '"sep=;"\r\nid;name;price\r\n1;Rohr;2\r\n2;Hahn;3\r\n'],
    ['all values quoted', '"id";"name";"price"\n"1";"Rohr";"2"\n"2";"Hahn";"3"\n'],
    ['spaces around values', ' id; name;price\n 1 ;"Rohr" ; 2\n2; "Hahn";\u00a03\n'],
  ])('are read with %s', async (_, text) => {
    expect(await read(text)).toEqual([HEAD, ONE, TWO]);
  });

  it('may have separators, line breaks and doubled quotes in quoted values', async () => {
    expect(await read('id;name;price\r\n1;"Rohr 3/4""; rot\r\nund blau";2\r\n2;Hahn;3')).toEqual([
      HEAD,
      ['1', 'Rohr 3/4"; rot\nund blau', '2'],
      TWO,
    ]);
  });

  it.each([
    ['an inch mark in a value without quotes', '1;Kugelhahn 1/2" verzinkt;2'],
    ['two inch marks in a value without quotes', '1;Muffe 1/2" x 3/4";2'],
    ['an inch mark in a quoted value', '"1";"Kugelhahn 1/2" verzinkt";"2"'],
    ['an inch mark at the end of a quoted value', '"1";"Kugelhahn 1/2"";"2"'],
    ['a quote that is never closed', '1;"Kugelhahn;2'],
    ['a value too few', '1;2'],
    ['a value too many', '1;Rohr;2;3'],
  ])('are all read but one with %s', async (_, bad) => {
    expect(await read(['id;name;price', bad, '1;Rohr;2', '2;"Hahn";3'].join('\n'))).toEqual([
      HEAD,
      2,
      ONE,
      TWO,
    ]);
    expect(await read(['id;name;price', '1;Rohr;2', '2;Hahn;3', bad].join('\n'))).toEqual([
      HEAD,
      ONE,
      TWO,
      4,
    ]);
  });

  it('are not swallowed by a quote that meets one of a later record in the same column', async () => {
    const text = ['id;name;price', '5;"1/2 Zoll;4', '1;Rohr;2', '2;Hahn;3', '6;Rohr 3/4";5'].join('\n');
    expect(await read(text)).toEqual([HEAD, 2, ONE, TWO, 5]);
    expect(await read(['id;name;price', '5;"1/2 Zoll;4', '6;Rohr 3/4";5'].join('\n'))).toEqual([HEAD, 2, 3]);
  });

  it('are read behind a quote that no line of a long file closes', async () => {
    const rows = Array.from({ length: 40_000 }, (_, index) => `${index};Rohr;2`);
    const found = await read(['id;name;price', '5;"1/2 Zoll;4', ...rows].join('\n'));
    expect(found).toHaveLength(40_002);
    expect(found[1]).toBe(2);
    expect(found.at(-1)).toEqual(['39999', 'Rohr', '2']);
  });

  it('are refused one by one behind such a quote without taking longer for each', async () => {
    const rows = Array.from({ length: 60_000 }, () => 'x;y');
    const before = process.cpuUsage();
    const found = await read(['id;name;price', '5;"1/2 Zoll;4', ...rows].join('\n'));
    expect(found).toHaveLength(60_002);
    expect(found.slice(1)).toEqual(Array.from({ length: 60_001 }, (_, index) => index + 2));
    // A tenth of this is enough; to copy the lines that wait for each of them takes more than twice as long.
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(4_000_000);
  });

  it('name the line and the reason of a fault', async () => {
    expect(await faultsIn('id;name\n1;"a\nb"\n2;1/2"\n3;"x" y\n4\n5;"z')).toEqual([
      '4: has a quote (") inside a value: double it and enclose the value in quotes',
      '5: has characters behind a closing quote ("): double a quote inside a value',
      '6: has 1 values, the header has 2 columns',
      '7: has a quote (") that is not closed: double it and enclose the value in quotes',
    ]);
  });
});
