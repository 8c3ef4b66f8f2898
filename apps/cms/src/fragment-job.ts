import type { Messages, TrialReason } from '@fachwerk/shared/contracts';
import type { FilledPageHead } from '@fachwerk/shared/widget';
import type { ConfiguredVisit } from './content/visit-config';

/** A Node file of the shell: React and its server renderer. */
export interface ReactFile {
  version: string;
  url: string;
  integrity: string;
  /** The shell is not the stable one. */
  trialReason?: TrialReason | undefined;
}

/** The visitor of a page, for reports of failures: the registry limits what one network may report. */
export interface Viewer {
  /** An IPv4 address, or the network of an IPv6 one. */
  network: string;
  /** Without one the visitor gets stable versions, and failures are not compared. */
  bucket?: number | undefined;
}

/** One widget to render. */
export interface FragmentJob extends ConfiguredVisit {
  /** Id of the element, and React's identifierPrefix in server and browser. */
  id: string;
  widget: string;
  mfe: string;
  version: string;
  /** The version is not the stable one. */
  trialReason?: TrialReason | undefined;
  /** Hash of the Node file. */
  url: string;
  integrity: string;
  /** React of the release, which the browser hydrates with; the default is the page server's own. */
  react?: ReactFile | undefined;
  props: unknown;
  pageUrl: string;
  now: string;
  messages: Messages;
  /** On private pages only, for personal widgets only. */
  visitor?: { cookie: string };
  viewer?: Viewer | undefined;
  /** The main widget of its page: rendered before the other widgets. */
  isMain: boolean;
  /** The HTML may contain personal data. */
  isPrivatePage: boolean;
  /** Origin for all addresses in a fragment for another host. */
  absoluteTo?: string;
  /** The page spares: only a cached fragment is used. */
  isCachedOnly?: boolean;
}

export type FragmentFailure =
  | 'unavailable' // its Node file is missing or is not the published one
  | 'unknown-widget'
  | 'props'
  | 'personal' // not for this page: the browser renders it
  | 'on-request' // loads with a topic or event: the page contains only its element
  | 'browser-only' // its version has no Node file
  | 'left-out' // extra, and pages wait for long: the page shows it on request
  | 'load'
  | 'render'
  | 'deadline'
  | 'crashed' // looped or took too much memory
  | 'busy';

/** What the widget has read while it was loaded and rendered: its HTML depends on nothing else of these. */
export interface FragmentReads {
  address: boolean;
  now: boolean;
  /** Version of the catalogue in all answers of the API. */
  dataVersion?: string;
  /** An answer had no version, or two had different ones, or a call failed. */
  otherData: boolean;
}

export type FragmentResult =
  | {
      ok: true;
      reads: FragmentReads;
      /**
       * When the rendering began, in milliseconds since 1970, if `reads.otherData`: these data may have
       * changed since. Set by the cache of fragments.
       */
      otherDataAt?: number;
      html: string;
      /** Preload links for the head of the page. */
      preloads: string[];
      /** Names of the chosen parts in the HTML. */
      parts?: string[];
      /** Content of `data-widget-data` without texts, escaped. */
      json: string;
      page?: FilledPageHead;
      /** Keys without a text. */
      missingTexts?: string[];
    }
  | { ok: false; reason: FragmentFailure; message: string };

export const reactKey = ({ react }: Pick<FragmentJob, 'react'>): string => `react ${react?.version ?? 'own'}`;
/**
 * The same code with another React is another entry: components are bound to the React they were loaded with.
 */
export const remoteKey = (job: Pick<FragmentJob, 'mfe' | 'version' | 'react'>): string =>
  `${job.mfe}@${job.version} ${reactKey(job)}`;

/** Whether code of the job is not stable yet; what replaces a failed version was stable before. */
export function trialOf({ trialReason, react }: FragmentJob): 'rollout' | 'preview' | undefined {
  const reasons = [trialReason, react?.trialReason];
  return (['preview', 'rollout'] as const).find((reason) => reasons.includes(reason));
}
