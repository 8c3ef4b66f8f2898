/** @jest-environment node */
import { firstProblem, password } from '@fachwerk/shared/rules';
import { isCommonPassword } from './common-passwords';
import { hashPassword, isOutdated, isRightPassword, setHashCost } from './passwords';

const OWNER = { email: 'anna.weiss@schreinerei.example', firstName: 'Anna', lastName: 'Weiß' };

describe('frequently guessed passwords', () => {
  it.each([
    'Passwort1!',
    'Passwort!1',
    'PASSWORt123!',
    'P@ssw0rd1',
    'P@ssw0rd!2',
    'Qwertz123!',
    'Sommer2026!',
    'Hallo@1234',
    'Schalke1964!',
    'Aa123456!',
    'Welcome_1',
    '1qaz!QAZ',
    'Fachwerk-1',
    'Anna.Weiss1',
    'Anna-1985',
    'Weiß!2026',
    'Schreinerei1!',
    'Anna.Weiss@schreinerei.example1',
  ])('%s meets the rule and is refused', (text) => {
    expect(firstProblem(text, [password])).toBeNull();
    expect(isCommonPassword(text, OWNER)).toBe(true);
  });

  it.each([
    'Holzleim-47',
    'Passwortschutz-1',
    'Sommerregen7!',
    'x7#Kq92!mB',
    'Test-Kreis-Sofa-7',
    'Annahme-47',
    'Fachwerkhaus-Sofa-7',
  ])('%s is accepted', (text) => {
    expect(isCommonPassword(text, OWNER)).toBe(false);
  });
});

describe('a stored password', () => {
  afterEach(() => setHashCost());

  it('is an Argon2id hash with the current cost and its own salt', async () => {
    const [one, two] = [await hashPassword('Holzleim-47'), await hashPassword('Holzleim-47')];

    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(isOutdated(one)).toBe(false);
    expect(isOutdated('$argon2id$v=19$m=4096,t=3,p=1$x')).toBe(true);
  });

  it('still matches after a change of the cost, and is outdated', async () => {
    const hash = await hashPassword('Holzleim-47');
    setHashCost({ memoryCost: 8, timeCost: 1, parallelism: 1 });

    expect(await isRightPassword('Holzleim-47', hash)).toBe(true);
    expect(isOutdated(hash)).toBe(true);
    expect(isOutdated(await hashPassword('Holzleim-47'))).toBe(false);
  });

  it('matches in every Unicode form of its letters, and other passwords do not match', async () => {
    const hash = await hashPassword('Müller-47'.normalize('NFC'));

    expect(await isRightPassword('Müller-47'.normalize('NFD'), hash)).toBe(true);
    expect(await isRightPassword('müller-47', hash)).toBe(false);
    expect(await isRightPassword('nobody has this password', undefined)).toBe(false);
  });
});
