import { attributeOf, elementsIn } from '../html-tree';
import { expect, test } from '../http-test';

test('no style sheet of a page needs cascade layers, which old browsers lack', async ({
  getPage,
  request,
}) => {
  const { document } = await getPage('/');
  const addresses = elementsIn(document, 'link')
    .filter((link) => attributeOf(link, 'rel') === 'stylesheet')
    .flatMap((link) => attributeOf(link, 'href') ?? []);
  expect(addresses.length).toBeGreaterThan(0);

  for (const address of addresses) {
    const sheet = await request.get(address);
    expect(sheet.status(), address).toBe(200);
    const text = await sheet.text();
    expect(text, address).toContain('{');
    expect(text, address).not.toContain('@layer');
  }
});
