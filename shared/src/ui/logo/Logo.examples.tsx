import type { Example } from '../example';
import { Logo, LogoMark } from './Logo';

export const logoExamples: Example[] = [
  { name: 'logo', element: <Logo label="Fachwerk Baumarkt" /> },
  { name: 'mark', element: <LogoMark label="Fachwerk Baumarkt" /> },
];
