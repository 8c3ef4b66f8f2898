import type { NETWORKS } from './footer.props';
import { LineIcon } from './LineIcon';

export type Network = (typeof NETWORKS)[number];

/** Own drawings for the purpose of each network: the logos of the networks are trademarks. */
const PATHS: Record<Network, string> = {
  facebook:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.3M18 14a6.5 6.5 0 0 1 3.5 6',
  instagram:
    'M3 8a2 2 0 0 1 2-2h3l1.5-2h5L16 6h3a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  pinterest: 'M9 3h6l-1 7 3 3v2H7v-2l3-3ZM12 15v6',
  tiktok: 'M10 17.5a3 3 0 1 1-3-3 3 3 0 0 1 3 3ZM10 17.5V5l9-2v12.5M19 15.5a3 3 0 1 1-3-3 3 3 0 0 1 3 3',
  youtube: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2ZM10 9v6l5-3Z',
};

export const SocialIcon = ({ network }: { network: Network }) => <LineIcon path={PATHS[network]} />;
