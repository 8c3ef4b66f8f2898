import type { FilledPageHead, PageConfig } from '@fachwerk/shared/widget';
import type { FragmentFailure, FragmentJob, FragmentReads } from '../fragment-job';

/** What a render process gets of a job: what concerns the visitor stays in the page server. */
export type RenderJob = Omit<FragmentJob, 'visitor' | 'viewer'>;

export interface RealmSettings {
  config: PageConfig;
  deadlineMs: number;
}

/** Code for a process, React before the files that require it; the texts are parts of the message. */
export type CodePiece = { kind: 'react'; key: string } | { kind: 'remote'; key: string; react: string };

export interface RenderOrder {
  number: number;
  job: RenderJob;
  /** Key of the Node file of the version. */
  remote: string;
  /** Milliseconds since 1970, so that the time until the process starts the job counts too. */
  deadline: number;
  /** Code that the process does not have yet. */
  code: CodePiece[];
  /** Keys of code that the process may remove. */
  forget: string[];
}

/** A GET of the widget's `api`. */
export interface ApiCall {
  method: string;
  /** With the names of its parameters in braces. */
  path: string;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  /** The widget declares that its data depends on the visitor. */
  isPersonal: boolean;
}

/** The body is the part of the message. */
export type ApiAnswer =
  { status: number; dataVersion?: string } | { failure: 'network' | 'refused'; message: string };

/** To the process. The first part of the first message is the runtime of realms. */
export type ToProcess =
  | { start: RealmSettings; code: CodePiece[] }
  | { order: RenderOrder }
  | { answer: ApiAnswer; to: { number: number; call: number } }
  | { ping: true };

/** A result without its HTML and JSON, which are the parts of the message. */
export type RenderedHead =
  | {
      ok: true;
      reads: FragmentReads;
      preloads: string[];
      parts?: string[];
      page?: FilledPageHead;
      missingTexts?: string[];
    }
  | { ok: false; reason: FragmentFailure; message: string };

/** From the process. */
export type FromProcess =
  | { ready: true }
  | { pong: true }
  | { call: ApiCall; from: { number: number; call: number } }
  | { done: number; result: RenderedHead }
  /** The process has too many Buffers since this job. */
  | { exceeded: number; megabytes: number };
