import type { AnyWidget, Platform } from '@fachwerk/shared/widget';
import * as React from 'react';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import type { ParcelConfigObject } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { plannedReactDom } from './react-roots';

/** Props of a widget's component. */
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
  /** Called after the first effects. */
  onEffects(): void;
}

/** Root component of every React widget; drops single-spa's own props. */
function Host({ widget, own, onReady, onEffects }: ReactParcelProps) {
  useLayoutEffect(() => onReady(), [onReady]);
  // Effects of components run before those of the component around them.
  useEffect(() => void onEffects(), [onEffects]);
  const Root = widget.Root as ComponentType<OwnProps>;
  return <Root {...own} />;
}

/** The lifecycles of all React widgets; remotes contain none. */
export const reactParcel = singleSpaReact<ReactParcelProps>({
  React,
  ReactDOMClient: plannedReactDom,
  rootComponent: Host,
  // A crash empties the element. The lifecycle of the widget handles it (onCaughtError) and restores content.
  errorBoundary: () => <></>,
}) as unknown as ParcelConfigObject;
