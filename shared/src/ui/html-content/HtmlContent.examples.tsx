import type { Example } from '../example';
import { HtmlContent } from './HtmlContent';

const element = (tag: string, ...children: string[]) => ({ tag, attributes: {}, children });

export const htmlContentExamples: Example[] = [
  {
    name: 'with a heading',
    element: <HtmlContent nodes={[element('h2', 'Parken'), element('p', 'Hinter dem Haus, 120 Plätze.')]} />,
  },
];
