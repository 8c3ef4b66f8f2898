import type { Example } from '../example';
import * as icons from './icons';

export const iconExamples: Example[] = [
  ...Object.entries(icons).map(([name, Icon]) => ({
    name,
    element: <Icon />,
  })),
  { name: 'with a label', element: <icons.InfoIcon label="Hinweis" /> },
];
