import type { Example } from '../example';
import { CheckIcon } from '../icon/icons';
import { Badge, CountBadge } from './Badge';

export const badgeExamples: Example[] = [
  { name: 'sale', element: <Badge tone="sale">-20 %</Badge> },
  { name: 'brand', element: <Badge tone="brand">Neu</Badge> },
  { name: 'neutral', element: <Badge>3 Farben</Badge> },
  {
    name: 'success',
    element: (
      <Badge tone="success" icon={<CheckIcon size={16} />}>
        Im Warenkorb
      </Badge>
    ),
  },
  { name: 'warning', element: <Badge tone="warning">Nur noch 3</Badge> },
  { name: 'info', element: <Badge tone="info">Abholung</Badge> },
  { name: 'count', element: <CountBadge count={7} /> },
  { name: 'count above the limit', element: <CountBadge count={1000} /> },
];
