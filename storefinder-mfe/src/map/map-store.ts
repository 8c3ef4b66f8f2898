/** A store on a map. */
export interface MapStore {
  /** Its company id. */
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  /** Its page. */
  href: string;
  /** The list of the stores near it, to which a mark of several stores leads. */
  near?: string;
}
