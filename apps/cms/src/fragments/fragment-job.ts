import type { FilledPageHead, PageConfig } from '@fachwerk/shared/widget';
import type { Messages } from '@fachwerk/shared/contracts';

/** A Node file of the shell: React and its server renderer. */
export interface ReactFile {
  version: string;
  url: string;
  integrity: string;
}

/** One widget to be rendered; everything in it survives a message between threads. */
export interface FragmentJob {
  /** Of the element, React's identifierPrefix on both sides. */
  id: string;
  widget: string;
  mfe: string;
  version: string;
  /** Of the Node file. */
  url: string;
  integrity: string;
  /** The React of the release, which the browser hydrates with; without it the page server's own. */
  react?: ReactFile | undefined;
  props: unknown;
  pageUrl: string;
  now: string;
  messages: Messages;
  /** Only on private pages, and used for personal widgets only. */
  visitor?: { cookie: string };
  /** May personal data stand in the HTML? */
  isPrivatePage: boolean;
  /** For a page on another host: every address with this origin in front. */
  absoluteTo?: string;
}

export type FragmentFailure =
  | 'unavailable' // its Node file is missing or is not the published one
  | 'unknown-widget'
  | 'props'
  | 'personal' // not for this page: the browser renders it
  | 'load'
  | 'render'
  | 'deadline'
  | 'crashed' // looped or took too much memory
  | 'busy';

export type FragmentResult =
  | {
      ok: true;
      html: string;
      /** For the head of the page: pictures that the fragment wants early. */
      preloads: string[];
      /** Content of `data-widget-data`, escaped. */
      json: string;
      page?: FilledPageHead;
    }
  | { ok: false; reason: FragmentFailure; message: string };

export interface WorkerSettings {
  apiUrl: string;
  /** Where it is not behind the same address. */
  registryUrl?: string;
  config: PageConfig;
  deadlineMs: number;
}

/** A file by the name that a thread keeps it under. */
export interface CodePiece {
  key: string;
  kind: 'react' | 'remote';
  source: string;
}

export const reactKey = ({ react }: Pick<FragmentJob, 'react'>): string => `react ${react?.version ?? 'own'}`;
/** The same code with another React is something else: its components hold on to the one they were loaded with. */
export const remoteKey = (job: Pick<FragmentJob, 'mfe' | 'version' | 'react'>): string =>
  `${job.mfe}@${job.version} ${reactKey(job)}`;

export interface RenderOrder {
  number: number;
  job: FragmentJob;
  /** Milliseconds since 1970: the way to the thread counts too. */
  deadline: number;
  /** Code that the thread has not yet: React first. */
  code: CodePiece[];
  /** Keys of code that it may drop. */
  forget: string[];
}
export type ToWorker = RenderOrder | { ping: true };

export type FromWorker =
  | { ready: true }
  /** Foreign code is about to run: if nothing follows, this job hangs. */
  | { entered: number }
  | { done: number; result: FragmentResult }
  | { pong: true };
