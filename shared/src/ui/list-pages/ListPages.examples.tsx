import type { Example } from '../example';
import { ListPages } from './ListPages';

const newest = { href: '/account/bestellungen/', text: 'Neueste Bestellungen' };
const newer = { href: '/account/bestellungen/?vor=n', text: 'Neuere Bestellungen' };
const older = { href: '/account/bestellungen/?vor=o', text: 'Ältere Bestellungen' };

export const listPagesExamples: Example[] = [
  { name: 'first page', element: <ListPages label="Seiten der Bestellungen" older={older} /> },
  {
    name: 'page in the middle',
    element: <ListPages label="Seiten der Bestellungen" newest={newest} newer={newer} older={older} />,
  },
  { name: 'last page', element: <ListPages label="Seiten der Bestellungen" newest={newest} /> },
];
