import type { Example } from '../example';
import { Pagination } from './Pagination';

const texts = {
  label: 'Seiten',
  previousText: 'Zurück',
  nextText: 'Weiter',
  pageLabel: (page: number) => `Seite ${page}`,
  urlOf: (page: number) => `?page=${page}`,
};

export const paginationExamples: Example[] = [
  { name: 'first page', element: <Pagination {...texts} label="Seiten (Anfang)" current={1} count={4} /> },
  { name: 'in the middle of many', element: <Pagination {...texts} current={7} count={250} /> },
];
