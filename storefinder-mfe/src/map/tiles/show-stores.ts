import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import type { MapTiles } from '@fachwerk/shared/contracts';
import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
import { Point } from 'leaflet/src/geometry/Point.js';
import { Icon } from 'leaflet/src/layer/marker/Icon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map } from 'leaflet/src/map/Map.js';
import type { MapStore } from '../map-store';
import { groupStores } from './group-stores';

/** Pixels between two pins. */
const APART = 48;
/** Streets around a store. */
const NEAR = 15;
const LEAST_ZOOM = 4;

interface ShownStores {
  place: HTMLElement;
  stores: readonly MapStore[];
  tiles: MapTiles;
  /** The element of a store or a group of several. */
  pinOf: (stores: readonly MapStore[]) => HTMLElement;
  onOpen: (store: MapStore | undefined) => void;
  /** No tile can be loaded. */
  onFailure: () => void;
}

export interface StoresOnMap {
  zoom(step: 1 | -1): void;
  remove(): void;
}

const positionOf = ({ latitude, longitude }: MapStore): LatLngTuple => [latitude, longitude];

/** A map with stores, without the parts of Leaflet that write HTML: pins are elements, the rest is React. */
export function showStores(shown: ShownStores): StoresOnMap {
  const { place, stores, tiles, onOpen, onFailure } = shown;
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  // With one finger the page scrolls, with two the map moves.
  const hasMouse = window.matchMedia?.('(pointer: fine)').matches ?? true;
  const map = new Map(place, {
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
  map.on('click', () => onOpen(undefined));
  showPins(map, shown);
  showTiles(map, tiles, onFailure);
  return {
    zoom: (step) => void map.setZoom(map.getZoom() + step, { animate: !isCalm }),
    remove: () => void map.remove(),
  };
}

function showTiles(map: LeafletMap, { url, maxZoom }: MapTiles, onFailure: () => void): void {
  let isSeen = false;
  new TileLayer(url, {
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

/** Pins are grouped for each zoom. */
function showPins(map: LeafletMap, { stores, pinOf, onOpen }: ShownStores): void {
  let pins: Marker[] = [];
  const show = () => {
    for (const pin of pins) pin.remove();
    const zoom = map.getZoom();
    const isNearest = zoom >= map.getMaxZoom();
    const groups = groupStores(
      stores,
      (store) => map.project(positionOf(store), zoom),
      isNearest ? 1 : APART,
    );
    pins = groups.map(({ x, y, stores: grouped }) => {
      const pin = new Marker(map.unproject([x, y], zoom), { icon: iconOf(pinOf(grouped)), keyboard: false });
      pin.on('click', () => open(grouped));
      return pin.addTo(map);
    });
  };
  const open = (grouped: readonly MapStore[]) => {
    const [first] = grouped;
    if (grouped.length === 1 || map.getZoom() >= map.getMaxZoom()) return onOpen(first);
    // The pin leaves the map with the zoom.
    map.getContainer().focus({ preventScroll: true });
    const bounds = new LatLngBounds(grouped.map(positionOf));
    const fitting = map.getBoundsZoom(bounds, false, new Point(2 * APART, 2 * APART));
    const zoom = Math.min(Math.max(fitting, map.getZoom() + 1), map.getMaxZoom());
    return void map.setView(bounds.getCenter(), zoom, { animate: map.options.zoomAnimation === true });
  };
  map.on('zoomend', show);
  show();
}

/** An icon that is this element, without a shadow. */
const iconOf = (element: HTMLElement): Icon =>
  Object.assign(new Icon({ iconUrl: '' }), { createIcon: () => element, createShadow: () => null });
