/** The parts of Leaflet that the map imports; the types of the package describe the whole only. */
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/geo/LatLngBounds.js' {
  export { LatLngBounds } from 'leaflet';
}
declare module 'leaflet/src/geometry/Point.js' {
  export { Point } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Icon.js' {
  export { Icon } from 'leaflet';
}
declare module 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
declare module 'leaflet/src/map/handler/Map.Drag.js';
declare module 'leaflet/src/map/handler/Map.Keyboard.js';
declare module 'leaflet/src/map/handler/Map.TouchZoom.js';
