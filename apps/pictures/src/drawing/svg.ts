import { darker, lighter } from './colour-math';

/** Short names on purpose: a drawing is a list of these calls, and its shapes should stand out. */
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${fill}"${more}/>`;
export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;
export const disc = (cx: number, cy: number, r: number, fill: string, more = '') =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${more}/>`;
export const group = (transform: string, ...parts: string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`;
export const fade = (opacity: number) => ` opacity="${opacity}"`;
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

type Stops = readonly (readonly [offset: number, colour: string])[];

/** Gradients of one picture; equal ones are written once. The light comes from the upper left. */
export class Paint {
  private readonly definitions = new Map<string, string>();
  private readonly ids = new Map<string, string>();

  private define(key: string, write: (id: string) => string): string {
    let id = this.ids.get(key);
    if (!id) {
      id = `g${this.ids.size}`;
      this.ids.set(key, id);
      this.definitions.set(id, write(id));
    }
    return `url(#${id})`;
  }

  private linear(direction: 'h' | 'v' | 'd', stops: Stops): string {
    const axis = { h: '', v: ' x2="0" y2="1"', d: ' x2="1" y2="1"' }[direction];
    const inner = stops
      .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
      .join('');
    return this.define(
      `${direction}${inner}`,
      (id) => `<linearGradient id="${id}"${axis}>${inner}</linearGradient>`,
    );
  }

  /** A face with a bright top and a dark bottom. */
  v(colour: string): string {
    return this.linear('v', [
      [0, lighter(colour, 0.24)],
      [0.45, colour],
      [1, darker(colour, 0.26)],
    ]);
  }

  /** A flat face in even light. */
  d(colour: string): string {
    return this.linear('d', [
      [0, lighter(colour, 0.16)],
      [1, darker(colour, 0.12)],
    ]);
  }

  /** A vertical cylinder. */
  h(colour: string): string {
    return this.linear('h', [
      [0, darker(colour, 0.28)],
      [0.14, colour],
      [0.34, lighter(colour, 0.34)],
      [0.7, colour],
      [1, darker(colour, 0.34)],
    ]);
  }

  /** A horizontal cylinder. */
  r(colour: string): string {
    return this.linear('v', [
      [0, darker(colour, 0.1)],
      [0.24, lighter(colour, 0.4)],
      [0.6, colour],
      [1, darker(colour, 0.38)],
    ]);
  }

  /** Polished metal, vertical. */
  steel(direction: 'h' | 'v' = 'h', colour = '#b4bac0'): string {
    return this.linear(direction, [
      [0, darker(colour, 0.18)],
      [0.2, lighter(colour, 0.72)],
      [0.48, colour],
      [0.62, darker(colour, 0.34)],
      [0.84, lighter(colour, 0.45)],
      [1, darker(colour, 0.24)],
    ]);
  }

  /** A ball with a light spot at the upper left. */
  ball(colour: string): string {
    const stops = `<stop offset="0" stop-color="${lighter(colour, 0.6)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.4)}"/>`;
    return this.define(
      `ball${colour}`,
      (id) => `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stops}</radialGradient>`,
    );
  }

  /** A glow that fades out. */
  glow(colour: string, strength = 0.9): string {
    return this.define(
      `glow${colour}${strength}`,
      (id) =>
        `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
  }

  /** The contact shadow on the ground. */
  shadow(cx: number, cy: number, rx: number, ry = 22): string {
    return (
      oval(cx, cy, rx, ry, this.glow('#1b2420', 0.3)) +
      oval(cx, cy, rx * 0.8, ry * 0.5, this.glow('#1b2420', 0.22))
    );
  }

  /** The same colours without the ground, for objects that hang or lie in a scene with its own light. */
  withoutShadows(): Paint {
    return Object.assign(Object.create(this) as Paint, { shadow: () => '' });
  }

  /** A gradient from top to bottom. */
  fall(from: string, to: string): string {
    return this.linear('v', [
      [0, from],
      [1, to],
    ]);
  }

  /** A colour that fades out to the right, from two fifths of the width on. */
  thinning(colour: string): string {
    return this.define(
      `thin${colour}`,
      (id) =>
        `<linearGradient id="${id}"><stop offset=".35" stop-color="${colour}" stop-opacity=".82"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
    );
  }

  /** Writes a part once, even if it is used several times. */
  reuse(part: string): string {
    return `<use href="${this.define(`part${part}`, (id) => `<g id="${id}">${part}</g>`).slice(4, -1)}"/>`;
  }

  clip(inner: string): string {
    return this.define(`clip${inner}`, (id) => `<clipPath id="${id}">${inner}</clipPath>`);
  }

  defs(): string {
    return this.definitions.size === 0 ? '' : `<defs>${[...this.definitions.values()].join('')}</defs>`;
  }
}
