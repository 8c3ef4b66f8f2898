import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
import { Point } from 'leaflet/src/geometry/Point.js';
import { Icon } from 'leaflet/src/layer/marker/Icon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import type { MapStore } from '../map-store';
import { groupStores, type StoreGroup } from './group-stores';

/** Pixels between two pins. */
export const APART = 48;
/** Part of the picture on each side in which pins are ready for the next move. */
const AROUND = 0.5;

export interface PinOptions {
  stores: readonly MapStore[];
  /** The element of a store or a group; `isDivided` when a nearer zoom shows more than one pin for it. */
  pinOf: (stores: readonly MapStore[], isDivided: boolean) => HTMLElement;
  /** A store, or stores that no zoom divides; nothing for a press beside the pins. */
  onOpen: (stores: readonly MapStore[] | undefined) => void;
}

export const positionOf = ({ latitude, longitude }: MapStore): LatLngTuple => [latitude, longitude];

/** Pins of the picture, grouped for each zoom. Returns what draws all of them again. */
export function showPins(map: LeafletMap, { stores, pinOf, onOpen }: PinOptions): () => void {
  const pins = new Map<string, Marker>();

  const groupsAt = (zoom: number, some: readonly MapStore[]): StoreGroup[] =>
    groupStores(some, (store) => map.project(positionOf(store), zoom), APART);
  const isDivided = (grouped: readonly MapStore[]) => groupsAt(map.getMaxZoom(), grouped).length > 1;

  const draw = () => {
    const zoom = map.getZoom();
    const picture = map.getBounds();
    const around = picture.pad(AROUND);
    const left = new Set(pins.keys());
    for (const { x, y, stores: grouped } of groupsAt(zoom, stores)) {
      const position = map.unproject([x, y], zoom);
      if (!around.contains(position)) continue;
      const key = grouped.map(({ id }) => id).join(' ');
      left.delete(key);
      // A pin that stays keeps the focus.
      const pin = pins.get(key) ?? new Marker(position, optionsOf(grouped)).on('click', () => open(grouped));
      pins.set(key, pin.addTo(map));
      const element = pin.getElement();
      if (element) element.tabIndex = picture.contains(position) ? 0 : -1;
    }
    left.forEach(removePin);
  };
  const optionsOf = (grouped: readonly MapStore[]) => ({
    icon: iconOf(pinOf(grouped, isDivided(grouped))),
    keyboard: false,
    // The focus moves the map to no other place, whose tiles nothing has asked for.
    autoPanOnFocus: false,
  });
  const removePin = (key: string) => {
    pins.get(key)?.remove();
    pins.delete(key);
  };
  const open = (grouped: readonly MapStore[]) => {
    if (!isDivided(grouped)) return onOpen(grouped);
    // The pin leaves the map with the zoom.
    map.getContainer().focus({ preventScroll: true });
    const bounds = new LatLngBounds(grouped.map(positionOf));
    const fitting = map.getBoundsZoom(bounds, false, new Point(2 * APART, 2 * APART));
    const zoom = Math.min(Math.max(fitting, map.getZoom() + 1), map.getMaxZoom());
    return void map.setView(bounds.getCenter(), zoom, { animate: map.options.zoomAnimation === true });
  };
  map.on('moveend', draw);
  draw();
  return () => {
    [...pins.keys()].forEach(removePin);
    draw();
  };
}

/** An icon that is this element, without a shadow. */
const iconOf = (element: HTMLElement): Icon =>
  Object.assign(new Icon({ iconUrl: '' }), { createIcon: () => element, createShadow: () => null });
