/** @jest-environment node */
import { readCardFrames } from './card-frames';

const REGISTRATION = 'https://karte.example/anmelden?markt=1';

describe('the forms of the card programme', () => {
  it('are none by default', () => {
    expect(readCardFrames({}, undefined)).toBeUndefined();
  });

  it('have an address each', () => {
    expect(readCardFrames({ CARD_FRAME_REGISTRATION: REGISTRATION }, 'https://shop.example')).toEqual({
      registration: REGISTRATION,
    });
    expect(readCardFrames({ CARD_FRAME_OPT_IN: 'http://127.0.0.1:8099/' }, undefined)).toEqual({
      optIn: 'http://127.0.0.1:8099/',
    });
  });

  it.each([
    ['karte.example/', /an address such as https/],
    ['https://*.karte.example/', /an address such as/],
    ['https://eva:geheim@karte.example/', /an address such as/],
    ['https://karte.example;script-src/', /an address such as/],
    ['javascript:alert(1)', /an address such as/],
    ['http://karte.example/', /https, or http with an address of the own network/],
    ['http://10.0.0.5:8080/', /pages load from https only/],
  ])('are refused with %s', (url, message) => {
    expect(() => readCardFrames({ CARD_FRAME_REGISTRATION: url }, 'https://shop.example')).toThrow(message);
  });
});
