import type { Example } from '../example';
import { VisuallyHidden } from './VisuallyHidden';

export const visuallyHiddenExamples: Example[] = [
  { name: 'text', element: <VisuallyHidden>Nur zum Vorlesen</VisuallyHidden> },
];
