/** @jest-environment node */
import { element, toXml } from './xml';

it('writes elements, attributes and text', () => {
  const url = element('url', [element('loc', 'https://shop.example/?a=1&b=2'), undefined]);

  expect(toXml(element('urlset', [url], { xmlns: 'urn:x' }))).toBe(
    '<urlset xmlns="urn:x"><url><loc>https://shop.example/?a=1&amp;b=2</loc></url></urlset>',
  );
});

it('escapes what has a meaning in XML, and leaves out what no file may contain', () => {
  expect(toXml(element('name', `O'Brien <"A" & B>\u0007\uD800`, { note: `"'` }))).toBe(
    '<name note="&quot;&apos;">O&apos;Brien &lt;&quot;A&quot; &amp; B&gt;</name>',
  );
});
