import type { Example } from '../example';
import { Skeleton } from './Skeleton';

export const skeletonExamples: Example[] = [
  { name: 'line', element: <Skeleton /> },
  { name: 'title', element: <Skeleton shape="title" /> },
  { name: 'control', element: <Skeleton shape="control" /> },
  { name: 'picture', element: <Skeleton shape="picture" /> },
];
