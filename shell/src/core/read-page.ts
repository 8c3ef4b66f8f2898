import type { Messages, Release } from '@fachwerk/shared/contracts';
import type { PageConfig } from '@fachwerk/shared/widget';
import { readJson } from './read-json';
import type { ShellScript } from './shell-script';

/** Facts of the page for core and runtime. */
export interface ShellPage extends ShellScript {
  release: Release | undefined;
  /** A page of the shop. A third-party page may contain a release as well (/fragments/head). */
  isOwnPage: boolean;
  /** Undefined on third-party pages whose server includes nothing. */
  config: PageConfig | undefined;
  /** Texts of the widgets that the server has rendered. Undefined on third-party pages. */
  messages: Messages | undefined;
}

/** Must run when the document is parsed. */
export function readPage(script: ShellScript): ShellPage {
  const release = readJson<Release>('fachwerk-release');
  return {
    ...script,
    release,
    isOwnPage: release !== undefined && script.origin === location.origin,
    config: readJson<PageConfig>('fachwerk-config'),
    messages: readJson<Messages>('fachwerk-messages'),
  };
}
