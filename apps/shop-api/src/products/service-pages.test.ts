/** @jest-environment node */
import { servicePagesOf } from './service-pages';

it.each([
  ['rückgabe', ['withdrawalPolicy'], true],
  ['Rueckgabe', ['withdrawalPolicy'], true],
  ['versandkosten', ['shipping'], true],
  ['Lieferung', ['shipping'], true],
  ['rückgabe bohrmaschine', ['withdrawalPolicy'], false],
  ['versand und umtausch', ['shipping', 'withdrawalPolicy'], true],
  ['bohrmaschine', [], false],
  ['', [], false],
])('"%s" names %j', (query, pages, isOnly) => {
  expect(servicePagesOf(query)).toEqual({ pages, isOnly });
});
