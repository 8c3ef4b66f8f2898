import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import type { MapTiles } from '@fachwerk/shared/contracts';
import type { PanOptions, PointExpression } from 'leaflet';
import { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map } from 'leaflet/src/map/Map.js';
import { APART, type PinOptions, positionOf, showPins } from './store-pins';

/** Streets around a store. */
const NEAR = 15;
const LEAST_ZOOM = 4;

interface ShownStores extends PinOptions {
  place: HTMLElement;
  tiles: MapTiles;
  /** No tile can be loaded. */
  onFailure: () => void;
}

export interface StoresOnMap {
  zoom(step: 1 | -1): void;
  /** Draws the pins again, which have changed. */
  redraw(): void;
  remove(): void;
}

/** Moves at once, also with the arrow keys, for which Leaflet has no option. */
class CalmMap extends Map {
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}

/** A map with stores, without the parts of Leaflet that write HTML: pins are elements, the rest is React. */
export function showStores(shown: ShownStores): StoresOnMap {
  const { place, stores, tiles, onOpen, onFailure } = shown;
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  // With one finger the page scrolls, with two the map moves.
  const hasMouse = window.matchMedia?.('(pointer: fine)').matches ?? true;
  const map = new (isCalm ? CalmMap : Map)(place, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    boxZoom: false,
    dragging: hasMouse,
    fadeAnimation: !isCalm,
    zoomAnimation: !isCalm,
    inertia: !isCalm,
    minZoom: Math.min(LEAST_ZOOM, tiles.maxZoom),
    maxZoom: tiles.maxZoom,
  });
  map.fitBounds(new LatLngBounds(stores.map(positionOf)), {
    padding: [APART, APART],
    maxZoom: Math.min(NEAR, tiles.maxZoom),
    animate: false,
  });
  let isZooming = false;
  map
    .on('zoomanim', () => (isZooming = true))
    .on('zoomend', () => (isZooming = false))
    .on('click', () => onOpen(undefined));
  const redraw = showPins(map, shown);
  const layer = showTiles(map, tiles, onFailure);
  return {
    zoom: (step) => void map.setZoom(map.getZoom() + step, { animate: !isCalm }),
    redraw,
    remove: () => {
      // First, so that no end of a movement loads tiles.
      layer.remove();
      map.off();
      // The end of a zoom cannot be cancelled, and fails without the map.
      if (isZooming) map.once('moveend', () => map.remove());
      else map.remove();
    },
  };
}

function showTiles(map: Map, { url, maxZoom }: MapTiles, onFailure: () => void): TileLayer {
  let isSeen = false;
  return new TileLayer(url, {
    maxZoom,
    noWrap: true,
    // At most the origin of the shop, also if the policy of the page becomes another one.
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
    .on('tileload', () => (isSeen = true))
    .on('load', () => {
      if (!isSeen) onFailure();
    })
    .addTo(map);
}
