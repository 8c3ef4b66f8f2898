/** @jest-environment node */
import { mfeNamed, packageNamed, packageOf, versionNamed } from './names';

const root = { packageHere: undefined };
const inCart = { packageHere: 'cart-mfe' };

it('takes a micro-frontend by its name or its folder, and the working directory without a name', () => {
  expect(['cart', 'cart-mfe', 'shell'].map((text) => mfeNamed(text, root))).toEqual([
    'cart',
    'cart',
    'shell',
  ]);
  expect(mfeNamed(undefined, inCart)).toBe('cart');
  expect(() => mfeNamed(undefined, root)).toThrow('No micro-frontend is named.');
  expect(() => mfeNamed('../cart', root)).toThrow('"../cart" is not the name of a micro-frontend.');
});

it('names the package of a micro-frontend', () => {
  expect([packageOf('cart'), packageOf('shell')]).toEqual(['cart-mfe', 'shell']);
});

it('takes a version or a build of it', () => {
  const build = { mfe: 'cart', version: '1.4.0-3f9a2c1' };
  expect(versionNamed('cart-mfe@1.4.0-3f9a2c1', root)).toEqual(build);
  expect(versionNamed('1.4.0-3f9a2c1', inCart)).toEqual(build);
  expect(versionNamed('search@2.0.0', inCart)).toEqual({ mfe: 'search', version: '2.0.0' });
  expect(() => versionNamed('1.4.0', root)).toThrow('"1.4.0" is not a version');
  expect(() => versionNamed('cart-mfe@latest', root)).toThrow('"cart-mfe@latest" is not a version');
});

it('takes a package of the repository, and suggests the nearest', () => {
  const repository = { packages: () => ['cart-mfe', 'search-mfe', 'shell'], packageHere: undefined };
  expect(packageNamed('cart', repository)).toBe('cart-mfe');
  expect(packageNamed(undefined, { ...repository, packageHere: 'shell' })).toBe('shell');
  expect(() => packageNamed('serach-mfe', repository)).toThrow('There is no package "serach-mfe"');
  expect(() => packageNamed('cart', { packages: () => [], packageHere: undefined })).toThrow(
    'not in a repository with micro-frontends',
  );
});
