import type { AnyWidget, Platform } from '@fachwerk/shared/widget';
import * as React from 'react';
import { useLayoutEffect, type ComponentType } from 'react';
import type { ParcelConfigObject } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { plannedReactDom } from './react-roots';

/** What a widget is rendered with. */
export interface OwnProps {
  props: unknown;
  data: unknown;
  platform: Platform;
}

export interface ReactParcelProps {
  widget: AnyWidget;
  own: OwnProps;
  /** Called before the first content is painted. */
  onReady(): void;
}

/** The root of every React widget; single-spa's own props end here. */
function Host({ widget, own, onReady }: ReactParcelProps) {
  useLayoutEffect(() => onReady(), [onReady]);
  const Root = widget.Root as ComponentType<OwnProps>;
  return <Root {...own} />;
}

/** One set of lifecycles for all React widgets; remotes carry none. */
export const reactParcel = singleSpaReact<ReactParcelProps>({
  React,
  ReactDOMClient: plannedReactDom,
  rootComponent: Host,
  // A crash leaves the element empty; the life of the widget hears of it (onCaughtError) and puts content back.
  errorBoundary: () => <></>,
}) as unknown as ParcelConfigObject;
