import type { Content } from '../content/load-content';
import type { MatchPage } from '../content/match-page';
import type { FragmentPool } from '../fragments/fragment-pool';
import type { InstallPartOf } from '../installable/install-part';
import type { Metrics } from '../metrics';
import type { MessageSource } from '../release/message-source';
import type { PageSheet } from '../styles/page-sheet';
import type { Admission } from './admission';
import type { Releases } from './choose-release';
import type { OutsideSources } from './outside-sources';
import type { PageCache } from './page-cache';
import type { PagePolicy } from './page-headers';
import type { PageStyles } from './page-styles';
import type { PictureAddressSource } from './picture-addresses';
import type { UnknownWidgets } from './unknown-widgets';

/** The parts of the page server that a page needs. */
export interface PageServer {
  content: Content;
  matchPage: MatchPage;
  releases: Releases;
  messages: MessageSource;
  pool: FragmentPool;
  /** Limits how many pages are rendered at a time. */
  admission: Admission;
  /** Public pages, whole and compressed. */
  pages: PageCache;
  /** Keeps nothing; pages with a preview that hangs take no turn of another page. */
  previews: PageCache;
  pictureAddresses: PictureAddressSource;
  publicUrl: string | undefined;
  /** Style sheets of the page server. */
  styles: PageStyles;
  /** What other sites show of pages without a picture of their own. */
  sharePicture: string;
  /** A proxy or CDN in front passes early hints on. */
  earlyHints: boolean;
  contentPolicy: (policy: PagePolicy) => string;
  outsideSources: OutsideSources;
  metrics: Metrics | undefined;
  installPart: InstallPartOf;
  /** Address of the file with the rules for prefetching next pages. */
  speculationRules: string;
  pageSheet: PageSheet;
  warnOfUnknown: (unknown: UnknownWidgets) => void;
}
