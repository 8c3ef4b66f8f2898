import type { Example } from '../example';
import { Spinner } from './Spinner';

export const spinnerExamples: Example[] = [{ name: 'large', element: <Spinner size={32} /> }];
