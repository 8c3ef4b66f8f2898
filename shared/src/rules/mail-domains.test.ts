import { meantAddress } from './mail-domains';

describe('the address that is probably meant', () => {
  it.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['anna@gmail.con', 'anna@gmail.com'],
    ['anna@gmail.co', 'anna@gmail.com'],
    ['anna@gmail.de', 'anna@gmail.com'],
    ['anna@gmail', 'anna@gmail.com'],
    ['anna@gmail,com', 'anna@gmail.com'],
    ['Anna.M@GMAL.com', 'Anna.M@gmail.com'],
    ['anna@googlmail.com', 'anna@googlemail.com'],
    ['anna@gmx.dee', 'anna@gmx.de'],
    ['anna@gmx', 'anna@gmx.de'],
    ['anna@gxm.de', 'anna@gmx.de'],
    ['anna@wbe.de', 'anna@web.de'],
    ['anna@webde', 'anna@web.de'],
    ['anna@t-onlin.de', 'anna@t-online.de'],
    ['anna@tonline.de', 'anna@t-online.de'],
    ['anna@t-online.com', 'anna@t-online.de'],
    ['anna@hotmial.com', 'anna@hotmail.com'],
    ['anna@homail.de', 'anna@hotmail.de'],
    ['anna@outlok.com', 'anna@outlook.com'],
    ['anna@outllok.de', 'anna@outlook.de'],
    ['anna@yaho.de', 'anna@yahoo.de'],
    ['anna@iclod.com', 'anna@icloud.com'],
    ['anna@icloud.de', 'anna@icloud.com'],
    ['anna@freent.de', 'anna@freenet.de'],
    [' anna@gmial.com ', 'anna@gmail.com'],
    ['anna@schreinerei-weiss.con', 'anna@schreinerei-weiss.com'],
    ['anna@schreinerei-weiss.dee', 'anna@schreinerei-weiss.de'],
  ])('%s: %s', (typed, meant) => {
    expect(meantAddress(typed)).toBe(meant);
  });

  it.each([
    '',
    'anna',
    '@gmail.com',
    'anna@',
    'anna@gmail.com',
    'Anna@GMX.DE',
    'anna@gmx.net',
    'anna@gmx.eu',
    'anna@yahoo.fr',
    'anna@hotmail.co.uk',
    'anna@outlook.at',
    'anna@live.nl',
    'anna@mail.de',
    'anna@email.de',
    'anna@ymail.com',
    'anna@me.com',
    'anna@proton.me',
    'anna@pm.me',
    'anna@uni-koeln.de',
    'anna@bmw.de',
    'anna@fachwerk.example',
    'anna@müller.de',
    'anna@example.co',
  ])('%s is not questioned', (typed) => {
    expect(meantAddress(typed)).toBeNull();
  });
});
