/** Units of the map, x to the right and y down. */
export interface Point {
  x: number;
  y: number;
}

/** Germany with a little room around it. */
const NORTH = 55.1;
const WEST = 5.8;
/** Units of a degree of latitude: one is about 640 metres, and the country is about 1,000 wide. */
const DEGREE = 174;
/** A degree of longitude is shorter, by the cosine of the latitude; here of the middle of the country. */
const SHORTER = Math.cos((51.2 * Math.PI) / 180);

/** Equirectangular: equal distances are equal on the map, up to 6 % at its edges. */
export const project = (latitude: number, longitude: number): Point => ({
  x: (longitude - WEST) * SHORTER * DEGREE,
  y: (NORTH - latitude) * DEGREE,
});
