import {
  correctRelease,
  discloseRelease,
  readDeskItem,
  readReleaseBook,
  recordRelease,
} from '@fachwerk/shared/calls';
import type { ItemRelease, ReleaseSummary } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import type { StoreProof } from '@fachwerk/shared/rules';
import { type AnswerTo, answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeskItem } from '../../testing/a-desk-item';
import { findItem, openItemsTab } from '../../testing/open-items-tab';

jest.setTimeout(30_000);

const TEXTS = {
  'deskItem.confirm': 'Bitte bestätigen Sie diesen Punkt.',
  'deskItem.quantity': 'Bitte geben Sie eine Menge von 1 bis {max} ein.',
  'deskItem.notOfStore': 'Dieser Markt führt den Artikel nicht.',
};
const refusal = (status: number, body: object) => new HttpError('bad-request', 'for the test', status, body);

const aSummary = (part: Partial<ReleaseSummary> = {}): ReleaseSummary => ({
  releaseId: '12',
  number: 'A-12',
  at: '2026-12-01T10:00:00.000Z',
  atText: '01.12.2026, 11:00 Uhr',
  by: '1001 4711',
  quantity: 2,
  proofs: ['poison'],
  ...part,
});
const aRelease = (proofs: StoreProof[], record: ItemRelease['record']): ItemRelease => ({
  ...aSummary({ proofs }),
  itemId: '100401',
  name: 'Farbwerk Wandfarbe weiß, 5 l',
  ean: '4006381333931',
  storeName: 'Fachwerk Köln',
  handedOverBy: 'Anna Beispiel',
  record,
});

/** The server records what it is sent. */
const recording = (proofs: StoreProof[]) =>
  answerTo(recordRelease, ({ json: { quantity, ...record } }) => ({
    ...aRelease(proofs, record as ItemRelease['record']),
    quantity: Number(quantity),
  }));

async function open(
  proofs: StoreProof[],
  others: readonly AnswerTo[] = [recording(proofs)],
  isListed = true,
) {
  const opened = await openItemsTab(
    [answerTo(readDeskItem, aDeskItem({ proofs }, { isListed })), ...others],
    { texts: TEXTS },
  );
  await findItem();
  await screen.findByRole('heading', { name: 'Abgabe aufnehmen' });
  return opened;
}

const type = async (label: string, value: string) =>
  userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), value);
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
async function confirmAll() {
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
}
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Abgabe speichern' }));

async function fillPoison() {
  await type('Menge', '2');
  await type('Name des Käufers', 'Erika Beispiel');
  await type('Anschrift', 'Giftweg 7, 50667 Köln');
  await type('Verwendungszweck', 'Wühlmäuse');
  await confirmAll();
}

it.each([
  ['advice', 'Beratung', /ChemBiozidDV/, ['Das Mittel ist zugelassen für'], 2],
  ['poison', 'Giftige Stoffe', /ChemVerbotsV/, ['Name des Käufers', 'Anschrift', 'Verwendungszweck'], 3],
  ['installer', 'Einbau durch einen Fachbetrieb', /2024\/573/, ['Betrieb, der das Gerät einbaut'], 1],
  ['precursor', 'Ausgangsstoff für Explosivstoffe', /2019\/1148/, ['Firma', 'Art des Ausweises'], 2],
] as const)(
  'says that an item needs %s, by which law, and asks for what it says',
  async (proof, title, law, labels, confirmations) => {
    const { container } = await open([proof]);
    const group = within(screen.getByRole('group', { name: title }));

    expect(group.getByText(law)).toBeVisible();
    for (const label of labels) expect(group.getByLabelText(label)).toBeRequired();
    expect(group.getAllByRole('checkbox')).toHaveLength(confirmations);
    await expectNoAxeViolations(container);
  },
);

it('asks nothing about the buyer for advice', async () => {
  const { platform } = await open(['advice']);
  expect(screen.queryByLabelText(/Name|Anschrift|Firma/)).not.toBeInTheDocument();

  await type('Menge', '1');
  await choose('Das Mittel ist zugelassen für', 'die breite Öffentlichkeit');
  await confirmAll();
  await save();
  expect(await screen.findByRole('heading', { name: 'Abgabe A-12' })).toHaveFocus();
  expect(platform.callsOf(recordRelease)).toMatchObject([
    {
      params: { itemId: '100401' },
      json: { quantity: '1', talkHeld: true, isEntitled: true, userCategory: 'PUBLIC' },
    },
  ]);
  expect(screen.queryByText(/Unterschrift/)).not.toBeInTheDocument();
});

it('asks once for what two proofs of an item need, in one form', async () => {
  const { platform, container } = await open(['precursor', 'poison']);
  expect(screen.getAllByLabelText('Anschrift')).toHaveLength(1);
  expect(
    screen.getByRole('checkbox', { name: /mindestens 18\sJahre alt und darf die Firma vertreten/ }),
  ).toBeVisible();
  await expectNoAxeViolations(container);

  await type('Menge', '1');
  await type('Firma', 'Galvanik GmbH');
  await type('Anschrift', 'Säurestraße 3, 50667 Köln');
  await type('Gewerbe oder Beruf', 'Galvanik');
  await type('Verwendungszweck', 'Beizen');
  await type('Name der Person, die die Firma vertritt', 'Karl Galvan');
  await choose('Art des Ausweises', 'Personalausweis');
  await type('Nummer des Ausweises', 'L01X00T47, Stadt Köln');
  await confirmAll();
  await save();
  await screen.findByRole('heading', { name: 'Abgabe A-12' });
  expect(platform.callsOf(recordRelease)).toMatchObject([
    { json: { acquirer: 'Galvanik GmbH', documentKind: 'ID_CARD', isPlausible: true, isInformed: true } },
  ]);
});

it('records a release and shows its slip, with the bar code for the till and a line for the signature', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { container, announce } = await open(['poison']);
  await fillPoison();
  await save();

  expect(await screen.findByRole('heading', { name: 'Abgabe A-12' })).toBeVisible();
  expect(announce).toHaveBeenLastCalledWith('Gespeichert: Abgabe A-12.');
  expect(screen.getByRole('img', { name: 'Strichcode der EAN 4006381333931' })).toBeVisible();
  for (const fact of [
    'Erika Beispiel',
    'Giftweg 7, 50667 Köln',
    'Anna Beispiel (1001 4711)',
    'Fachwerk Köln',
  ])
    expect(screen.getByText(fact)).toBeVisible();
  expect(screen.getByText(/Unterschrift des Käufers/)).toBeVisible();
  await expectNoAxeViolations(container);

  await userEvent.click(screen.getByRole('button', { name: 'Beleg drucken' }));
  expect(print).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(screen.getByText('A-12, 01.12.2026, 11:00 Uhr, 1001 4711: Menge 2')).toBeVisible();
  expect(screen.getByLabelText('Name des Käufers')).toHaveValue('');
  print.mockRestore();
});

it('sends nothing before all is filled in, and names what is missing', async () => {
  const { platform } = await open(['poison']);
  await type('Menge', '0');
  await save();

  expect(await screen.findAllByText('Bitte geben Sie eine Menge von 1 bis 999 ein.')).not.toHaveLength(0);
  expect(screen.getAllByText('Bitte bestätigen Sie diesen Punkt.')).toHaveLength(3);
  expect(screen.getByLabelText('Name des Käufers')).toBeInvalid();
  expect(screen.getByLabelText(/^Empfangsperson/)).toBeValid();
  expect(platform.callsOf(recordRelease)).toEqual([]);
});

it('keeps what was typed without a connection, and sends it again under the same key', async () => {
  let isOnline = false;
  const { platform } = await open(
    ['poison'],
    [
      answerTo(recordRelease, () => {
        if (!isOnline) throw new HttpError('network', 'for the test');
        return aRelease(['poison'], {});
      }),
    ],
  );
  await fillPoison();
  await save();

  expect(await screen.findByText(/Keine Verbindung/)).toBeVisible();
  expect(screen.getByLabelText('Name des Käufers')).toHaveValue('Erika Beispiel');
  isOnline = true;
  await save();
  await screen.findByRole('heading', { name: 'Abgabe A-12' });
  const keys = platform.callsOf(recordRelease).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('says why the server refuses a release, and marks the field', async () => {
  let isField = true;
  await open(
    ['poison'],
    [
      answerTo(recordRelease, () => {
        throw isField
          ? refusal(400, { globalErrors: [], fieldErrors: [{ field: 'address', msg: 'forms.required' }] })
          : refusal(409, { globalErrors: [{ msg: 'deskItem.notOfStore' }], fieldErrors: [] });
      }),
    ],
  );
  await fillPoison();
  await save();
  await waitFor(() => expect(screen.getByLabelText('Anschrift')).toBeInvalid());

  isField = false;
  await type('Anschrift', ' (Hinterhaus)');
  await save();
  expect(await screen.findByText('Dieser Markt führt den Artikel nicht.')).toBeVisible();
  expect(screen.getByLabelText('Anschrift')).toHaveValue('Giftweg 7, 50667 Köln (Hinterhaus)');
});

it('has no form for an item of other stores, and none without a proof', async () => {
  await open(['poison'], [], false);
  expect(screen.getByText(/kann ihn nicht abgeben/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Abgabe speichern' })).not.toBeInTheDocument();
});

it('has nothing about releases for an item that needs no proof', async () => {
  // A server of an earlier version states neither.
  await openItemsTab([answerTo(readDeskItem, aDeskItem())]);
  await findItem();
  await screen.findByRole('heading', { name: /Wandfarbe/ });

  expect(screen.queryByText(/Abgabe/)).not.toBeInTheDocument();
});

describe('a release of before', () => {
  const item = aDeskItem({ proofs: ['poison'], releases: [aSummary()] });

  it('is shown to employees without its data', async () => {
    await openItemsTab([answerTo(readDeskItem, item)]);
    await findItem();

    expect(await screen.findByText('A-12, 01.12.2026, 11:00 Uhr, 1001 4711: Menge 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'A-12 ansehen' })).not.toBeInTheDocument();
  });

  it('is opened by a manager, who states why', async () => {
    const { platform, container } = await openItemsTab(
      [
        answerTo(readDeskItem, item),
        answerTo(discloseRelease, aRelease(['poison'], { acquirer: 'Erika Beispiel', identitySeen: true })),
      ],
      { role: 'MANAGER', texts: TEXTS },
    );
    await findItem();
    await userEvent.click(await screen.findByRole('button', { name: 'A-12 ansehen' }));
    await choose('Anlass für A-12', 'Auskunft an die betroffene Person');
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Angaben zeigen' }));

    expect(await screen.findByText('Erika Beispiel')).toBeVisible();
    expect(screen.getByText(/mindestens 18\sJahre/)).toBeVisible();
    expect(platform.callsOf(discloseRelease)).toMatchObject([
      { params: { itemId: '100401', releaseId: '12' }, json: { occasion: 'PERSON' } },
    ]);
  });
});

describe('the slip', () => {
  const poison = aDeskItem({ proofs: ['poison'] });
  const other = aDeskItem({ itemId: '100402', name: 'Pinsel', ean: '4006381333948' });
  const find = answerTo(readDeskItem, ({ query }) => (query.code === '4006381333948' ? other : poison));

  it('is kept when another item is scanned while it is open', async () => {
    await open(['poison'], [find, recording(['poison'])]);
    await fillPoison();
    await save();
    await screen.findByRole('heading', { name: 'Abgabe A-12' });
    await findItem('4006381333948');
    expect(await screen.findByRole('heading', { name: /Pinsel/ })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Beleg A-12 zeigen' }));
    expect(screen.getByText('Erika Beispiel')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
    expect(screen.queryByRole('button', { name: 'Beleg A-12 zeigen' })).not.toBeInTheDocument();
  });

  it('arrives also when another item is scanned while the release is saved', async () => {
    let answer: (release: ItemRelease) => void = () => undefined;
    const answered = new Promise<ItemRelease>((resolve) => {
      answer = resolve;
    });
    const { platform } = await open(['poison'], [find, answerTo(recordRelease, () => answered)]);
    await fillPoison();
    await save();
    await findItem('4006381333948');
    await screen.findByRole('heading', { name: /Pinsel/ });
    answer(aRelease(['poison'], { acquirer: 'Erika Beispiel' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Beleg A-12 zeigen' }));
    expect(screen.getByText('Erika Beispiel')).toBeVisible();
    expect(platform.callsOf(recordRelease)).toHaveLength(1);
  });

  it('that was not recorded is stated at the next item, and what was typed is there again', async () => {
    let fail: (error: Error) => void = () => undefined;
    const answered = new Promise<ItemRelease>((_, reject) => {
      fail = reject;
    });
    await open(['poison'], [find, answerTo(recordRelease, () => answered)]);
    await fillPoison();
    await save();
    await findItem('4006381333948');
    await screen.findByRole('heading', { name: /Pinsel/ });
    fail(new HttpError('network', 'for the test'));

    expect(
      await screen.findByText(/^Es ist unklar, ob die Abgabe von Wandfarbe gespeichert ist/),
    ).toBeVisible();
    // A second release would take its place.
    expect(screen.queryByRole('button', { name: 'Abgabe speichern' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Abgabe wieder öffnen' }));
    expect(await screen.findByLabelText('Name des Käufers')).toHaveValue('Erika Beispiel');
    expect(screen.getByRole('button', { name: 'Abgabe speichern' })).toBeVisible();
  });

  it('that was refused is decided before the next one, or discarded', async () => {
    const noSuch = refusal(412, { globalErrors: [{ msg: 'deskItem.notOfStore' }], fieldErrors: [] });
    await open(
      ['poison'],
      [
        find,
        answerTo(recordRelease, () => {
          throw noSuch;
        }),
      ],
    );
    await fillPoison();
    await save();
    expect(await screen.findByText(TEXTS['deskItem.notOfStore'])).toBeVisible();
    await findItem('4006381333948');
    expect(await screen.findByText('Die Abgabe von Wandfarbe ist nicht gespeichert.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Abgabe verwerfen' }));
    expect(screen.queryByText('Die Abgabe von Wandfarbe ist nicht gespeichert.')).not.toBeInTheDocument();
  });

  it('is shown again on the same day to who has recorded it', async () => {
    const at = new Date().toISOString();
    const releases = [aSummary({ at }), aSummary({ at, releaseId: '13', number: 'A-13', by: '1001 4715' })];
    const { platform } = await openItemsTab([
      answerTo(readDeskItem, aDeskItem({ proofs: ['poison'], releases })),
      answerTo(discloseRelease, aRelease(['poison'], { acquirer: 'Erika Beispiel' })),
    ]);
    await findItem();
    await userEvent.click(await screen.findByRole('button', { name: 'Beleg A-12 zeigen' }));

    expect(await screen.findByText('Erika Beispiel')).toBeVisible();
    expect(platform.callsOf(discloseRelease)).toMatchObject([{ json: { occasion: 'SLIP' } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
    expect(screen.queryByRole('button', { name: /A-13/ })).not.toBeInTheDocument();
  });
});

it('asks also for a proof that the item needs since the form is open, and what was typed stays', async () => {
  let proofs: StoreProof[] = ['poison'];
  await openItemsTab(
    [
      answerTo(readDeskItem, () => aDeskItem({ proofs })),
      answerTo(recordRelease, () => {
        proofs = ['poison', 'advice'];
        throw refusal(400, {
          globalErrors: [],
          fieldErrors: [{ field: 'talkHeld', msg: 'deskItem.confirm' }],
        });
      }),
    ],
    { texts: TEXTS },
  );
  await findItem();
  await screen.findByRole('heading', { name: 'Abgabe aufnehmen' });
  await fillPoison();
  await save();

  expect(await screen.findByText(/braucht inzwischen auch: Beratung/)).toBeVisible();
  expect(screen.getByLabelText('Name des Käufers')).toHaveValue('Erika Beispiel');
  expect(screen.getByRole('checkbox', { name: /habe das Gespräch geführt/ })).toBeInvalid();
});

describe('a release that is wrong', () => {
  it('is marked with the one that states it right', async () => {
    const correction = {
      reason: 'MISTYPED' as const,
      replacedBy: 'A-13',
      by: '1001 4712',
      atText: '01.12.2026, 12:00 Uhr',
    };
    const { platform, container } = await openItemsTab(
      [
        answerTo(readDeskItem, aDeskItem({ proofs: ['poison'], releases: [aSummary()] })),
        answerTo(correctRelease, ({ json }) => {
          if (json.replacedBy !== 'A-13')
            throw refusal(400, {
              globalErrors: [],
              fieldErrors: [{ field: 'replacedBy', msg: 'deskItem.noLaterRelease' }],
            });
          return aSummary({ correction });
        }),
      ],
      { role: 'MANAGER', texts: { ...TEXTS, 'deskItem.noLaterRelease': 'Bitte die spätere Nummer.' } },
    );
    await findItem();
    await userEvent.click(await screen.findByRole('button', { name: 'A-12 berichtigen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vermerk speichern' }));
    // Nothing is marked by accident.
    expect(platform.callsOf(correctRelease)).toEqual([]);
    expect(screen.getByLabelText('Was ist falsch an A-12?')).toBeInvalid();
    await choose('Was ist falsch an A-12?', 'Angaben falsch');
    await type('Berichtigt durch', 'A-1');
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Vermerk speichern' }));
    expect(await screen.findByText('Bitte die spätere Nummer.')).toBeVisible();
    await type('Berichtigt durch', '3');
    await userEvent.click(screen.getByRole('button', { name: 'Vermerk speichern' }));

    expect(await screen.findByText(/^Berichtigt durch A-13/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'A-12 berichtigen' })).not.toBeInTheDocument();
    expect(platform.callsOf(correctRelease)).toMatchObject([
      { params: { itemId: '100401', releaseId: '12' } },
      { json: { reason: 'MISTYPED', replacedBy: 'A-13' } },
    ]);
  });
});

describe('the book of the store', () => {
  afterEach(() => {
    window.location.hash = '';
  });
  const booked = (part: Partial<ReleaseSummary>) => ({
    ...aSummary(part),
    itemId: '777777',
    name: 'Rattengift von früher',
    handedOverBy: 'Anna Beispiel',
  });

  it('is read by proof and year, in pages, and a release of it is opened', async () => {
    window.location.hash = '#items/book';
    const { platform, container } = await openItemsTab(
      [
        answerTo(readReleaseBook, ({ query }) => {
          if (query?.number === 'A-9') return { releases: [], next: null };
          return query?.before === undefined
            ? { releases: [booked({})], next: '12' }
            : { releases: [booked({ releaseId: '11', number: 'A-11' })], next: null };
        }),
        answerTo(discloseRelease, aRelease(['poison'], { acquirer: 'Erika Beispiel' })),
      ],
      { role: 'MANAGER' },
    );
    await choose('Nachweis', 'Giftige Stoffe');
    await userEvent.click(screen.getByRole('button', { name: 'Buch zeigen' }));
    expect(await screen.findByText(/^A-12, .*Rattengift von früher, Menge 2.*Anna Beispiel/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ältere Abgaben' }));
    expect(await screen.findByText(/^A-11, /)).toBeVisible();
    await expectNoAxeViolations(container);
    expect(platform.callsOf(readReleaseBook)).toMatchObject([
      { query: { proof: 'poison', year: expect.stringMatching(/^20/) as string } },
      { query: { proof: 'poison', before: '12' } },
    ]);

    await userEvent.click(screen.getByRole('button', { name: 'A-12 ansehen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Angaben zeigen' }));
    expect(await screen.findByText('Erika Beispiel')).toBeVisible();
    expect(platform.callsOf(discloseRelease)).toMatchObject([
      { params: { itemId: '777777', releaseId: '12' } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
    expect(screen.getByText(/^A-11, /)).toBeVisible();

    await type('Nummer vom Beleg', 'A-9');
    await userEvent.click(screen.getByRole('button', { name: 'Abgabe finden' }));
    expect(await screen.findByText(/Diese Abgabe gibt es hier nicht/)).toBeVisible();
  });

  it('is not for employees', async () => {
    window.location.hash = '#items/book';
    await openItemsTab([]);
    expect(screen.queryByRole('heading', { name: 'Abgabebuch' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Abgabebuch' })).not.toBeInTheDocument();
  });
});
